import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { later, useLater } from '#client/lib/later.ts';
import { Button } from '#client/ui/button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { Game } from '#shared/contracts/games.ts';
import type { CollectionView } from '#client/entities/games/collection-view.ts';
import { filtersInUse } from '../filters-in-use.ts';

interface FiltersButtonProps {
  games: readonly Game[];
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  size?: 'sm' | undefined;
  /** Icon and number only. */
  compact?: boolean;
}

const filterSheet = later(() => import('./filter-sheet.tsx'));

/** Opens the filter sheet and shows the number of active filters. */
export function FiltersButton({ games, view, onChange, size, compact = false }: FiltersButtonProps) {
  const [open, setOpen] = useState(false);
  const loaded = useLater(filterSheet, open);
  const inUse = filtersInUse(view);
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
        {compact ? (
          <>
            <VisuallyHidden>Filters</VisuallyHidden> {inUse || null}
          </>
        ) : inUse === 0 ? (
          'Filters'
        ) : (
          `Filters (${inUse})`
        )}
      </Button>
      {open && loaded ? (
        <loaded.FilterSheet games={games} filter={view} onChange={onChange} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
