import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { UNFILTERED, type CollectionView } from '#client/entities/games/collection-view.ts';
import { filtersInUse } from '../filter-words.ts';
import { FilterSheet } from './filter-sheet.tsx';

interface FiltersButtonProps {
  games: readonly Game[];
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  size?: 'sm' | undefined;
}

/** Opens the filter sheet and shows the number of active filters. */
export function FiltersButton({ games, view, onChange, size }: FiltersButtonProps) {
  const [open, setOpen] = useState(false);
  const inUse = filtersInUse(view, UNFILTERED);
  return (
    <>
      <Button
        size={size}
        icon={SlidersHorizontal}
        className="data-in-use:border-petrol data-in-use:bg-petrol-tint"
        aria-haspopup="dialog"
        data-in-use={inUse > 0 || undefined}
        onClick={() => setOpen(true)}
      >
        {inUse === 0 ? 'Filters' : `Filters (${inUse})`}
      </Button>
      {open ? <FilterSheet games={games} view={view} onChange={onChange} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
