import { UNFILTERED, type CollectionView } from '#client/entities/games/collection-view.ts';
import { KindSelects } from '#client/entities/games/kind-selects.tsx';
import { Button } from '#client/ui/button.tsx';
import { FilterSelect } from '#client/ui/filter-select.tsx';
import type { SortOption } from '../sort-options.ts';
import { DirectionButton } from './direction-button.tsx';
import { FavoritesSwitch } from './favorites-switch.tsx';

interface FilterLineProps {
  view: CollectionView;
  sorts: readonly SortOption[];
  onChange: (changes: Partial<CollectionView>) => void;
}

/** On phones, with cards: the sort and the frequent filters in a line that scrolls sideways, and Clear at its end. */
export function FilterLine({ view, sorts, onChange }: FilterLineProps) {
  return (
    <div className="filter-line flex items-center gap-2">
      <div className="-my-1 -ms-gutter flex min-w-0 flex-1 [scrollbar-width:none] gap-2 overflow-x-auto [mask-image:linear-gradient(90deg,#000_calc(100%-24px),#0004)] py-1 ps-gutter pe-6">
        <FilterSelect
          className="flex-none"
          label="Sort"
          value={view.sort}
          onChange={(sort) => onChange({ sort, isReversed: false })}
          options={sorts}
          shortLabel={sorts.find(({ value }) => value === view.sort)?.label}
        />
        <DirectionButton view={view} onChange={onChange} className="flex-none" />
        <KindSelects view={view} onChange={onChange} className="flex-none" />
        <FavoritesSwitch view={view} onChange={onChange} />
      </div>
      <Button size="sm" className="flex-none" onClick={() => onChange(UNFILTERED)}>
        Clear
      </Button>
    </div>
  );
}
