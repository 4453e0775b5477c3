import { UNFILTERED, type CollectionView } from '../collection-view.ts';
import { FilterToolbar } from './filter-toolbar.tsx';

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

/** What My Games is searched, sorted and filtered with. */
export function CollectionToolbar({ view, onChange }: CollectionToolbarProps) {
  return (
    <FilterToolbar
      label="Games"
      placeholder="Search games..."
      sorts={SORTS}
      view={view}
      onChange={onChange}
      onClear={() => onChange(UNFILTERED)}
    />
  );
}
