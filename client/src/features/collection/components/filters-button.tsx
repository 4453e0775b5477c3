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
  const label = inUse === 0 ? 'Filters' : `Filters (${inUse})`;
  const count = inUse > 0 && (
    <>
      <VisuallyHidden>Filters</VisuallyHidden> {inUse}
    </>
  );
  return (
    <>
      <Button
        size={size}
        icon={SlidersHorizontal}
        className="data-in-use:border-petrol data-in-use:bg-petrol-tint [&>.btn-label:empty]:hidden"
        aria-label={compact && inUse === 0 ? label : undefined}
        aria-haspopup="dialog"
        data-in-use={inUse > 0 || undefined}
        onClick={() => setOpen(true)}
      >
        {compact ? count : label}
      </Button>
      {open && loaded ? (
        <loaded.FilterSheet games={games} filter={view} onChange={onChange} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
