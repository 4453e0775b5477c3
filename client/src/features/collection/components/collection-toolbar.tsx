import { X } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { FilterSelect } from '#client/ui/filter-select.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import { CATEGORIES, CATEGORY_LABELS, DIFFICULTIES, DIFFICULTY_LABELS } from '#shared/enums.ts';
import { UNFILTERED, type CollectionView } from '../collection-view.ts';

interface CollectionToolbarProps {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
}

const SORTS = [
  { value: 'title', label: 'Title' },
  { value: 'rating', label: 'Rating' },
  { value: 'timesPlayed', label: 'Times Played' },
  { value: 'lastPlayed', label: 'Last Played' },
  { value: 'category', label: 'Category' },
  { value: 'difficulty', label: 'Difficulty' },
] as const;

const ALL = { value: 'all', label: 'All' } as const;
const CATEGORY_OPTIONS = [ALL, ...CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))];
const DIFFICULTY_OPTIONS = [ALL, ...DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }))];

/** Search, sort, the two filters, and Clear. */
export function CollectionToolbar({ view, onChange }: CollectionToolbarProps) {
  const sortLabel = SORTS.find(({ value }) => value === view.sort)?.label;
  return (
    <div className="toolbar" role="search" aria-label="Games">
      <SearchBox value={view.search} onChange={(search) => onChange({ search })} placeholder="Search games..." />
      <FilterSelect
        label="Sort"
        value={view.sort}
        onChange={(sort) => onChange({ sort })}
        options={SORTS}
        shortLabel={sortLabel}
      />
      <FilterSelect
        label="Category"
        value={view.category}
        onChange={(category) => onChange({ category })}
        options={CATEGORY_OPTIONS}
      />
      <FilterSelect
        label="Difficulty"
        value={view.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
        options={DIFFICULTY_OPTIONS}
      />
      <Button icon={X} onClick={() => onChange(UNFILTERED)}>
        Clear
      </Button>
    </div>
  );
}
