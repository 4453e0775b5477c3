import { SlidersHorizontal } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { VisuallyHidden } from '#client/ui/layout/visually-hidden.tsx';
import type { CollectionView } from '#client/games/collection-view.ts';
import { filtersInUse } from '../filter-text.ts';
import { t } from '#client/collection/words/words.ts';

interface FiltersButtonProps {
  view: CollectionView;
  onOpen: () => void;
  size?: 'sm' | undefined;
  /** Icon and number only. */
  compact?: boolean;
}

/** Opens the filter sheet and shows the number of active filters. */
export function FiltersButton({ view, onOpen, size, compact = false }: FiltersButtonProps) {
  const inUse = filtersInUse(view);
  const label = inUse === 0 ? t('Filters') : t('Filters ({count})', { count: inUse });
  const count = inUse > 0 && (
    <>
      <VisuallyHidden>{t('Filters')}</VisuallyHidden> {inUse}
    </>
  );
  return (
    <Button
      size={size}
      icon={SlidersHorizontal}
      className="min-w-tap data-in-use:border-petrol data-in-use:bg-petrol-tint [&>.btn-label:empty]:hidden"
      aria-label={compact && inUse === 0 ? label : undefined}
      aria-haspopup="dialog"
      data-in-use={inUse > 0 || undefined}
      onClick={onOpen}
    >
      {compact ? count : label}
    </Button>
  );
}
