import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { FilterSelect } from '#client/ui/filter-select.tsx';
import { SearchBox } from '#client/ui/search-box.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { COLLECTION_SORT_OPTIONS } from '../sort-options.ts';
import { UNFILTERED, type CollectionView } from '../collection-view.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { LayoutSwitch } from './layout-switch.tsx';

interface FoldedToolbarProps {
  games: readonly Game[];
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  /** How many games are shown, in words; undefined while all are. */
  shownText: string | undefined;
}

const FILTERS = ['category', 'difficulty', 'favoritesOnly', 'expansions'] as const;

/** The tools of the compact list on a phone: search, one button for every filter, sort, layout. */
export function FoldedToolbar({ games, view, onChange, shownText }: FoldedToolbarProps) {
  const [open, setOpen] = useState(false);
  const inUse = FILTERS.filter((filter) => view[filter] !== UNFILTERED[filter]).length;
  return (
    <div className="folded-toolbar" role="search" aria-label="Games">
      <div className="folded-toolbar-row">
        <SearchBox value={view.search} onChange={(search) => onChange({ search })} placeholder="Search games..." />
        <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {inUse === 0 ? 'Filters' : `Filters (${inUse})`}
        </Button>
      </div>
      <div className="folded-toolbar-row">
        <FilterSelect
          label="Sort"
          value={view.sort}
          onChange={(sort) => onChange({ sort })}
          options={COLLECTION_SORT_OPTIONS}
          shortLabel={COLLECTION_SORT_OPTIONS.find(({ value }) => value === view.sort)?.label}
        />
        <p role="status" className="collection-shown">
          {shownText}
        </p>
        <LayoutSwitch layout="list" />
      </div>
      {open ? <FilterSheet games={games} view={view} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}
