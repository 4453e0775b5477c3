import { FilterSelect } from '#client/ui/filter-select.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { COLLECTION_SORT_OPTIONS } from '../sort-options.ts';
import type { CollectionView } from '#client/entities/games/collection-view.ts';
import { FiltersButton } from './filters-button.tsx';
import { SelectButton } from '../selection/select-button.tsx';
import { LayoutSwitch } from './layout-switch.tsx';

interface FoldedToolbarProps {
  games: readonly Game[];
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  /** The number of shown games as text; undefined if all are shown. */
  shownText: string | undefined;
}

/** The compact toolbar on phones: search, one button for all filters, sort, layout. */
export function FoldedToolbar({ games, view, onChange, shownText }: FoldedToolbarProps) {
  return (
    <div className="folded-toolbar mb-1.5 grid gap-1.5" role="search" aria-label="Games">
      <div className="folded-toolbar-row flex items-center gap-2">
        <SearchBox value={view.search} onChange={(search) => onChange({ search })} placeholder="Search games..." />
        <FiltersButton games={games} view={view} onChange={onChange} />
      </div>
      <div className="folded-toolbar-row flex items-center gap-2">
        <FilterSelect
          className="flex-[0_1_140px]"
          label="Sort"
          value={view.sort}
          onChange={(sort) => onChange({ sort })}
          options={COLLECTION_SORT_OPTIONS}
          shortLabel={COLLECTION_SORT_OPTIONS.find(({ value }) => value === view.sort)?.label}
        />
        <p role="status" className="collection-shown max-sm:order-1 max-sm:w-full max-sm:empty:hidden">
          {shownText}
        </p>
        <SelectButton compact />
        <LayoutSwitch layout="list" />
      </div>
    </div>
  );
}
