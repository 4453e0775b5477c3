import { clsx } from 'clsx';
import { ArrowUpNarrowWide } from 'lucide-react';
import type { CollectionView } from '#client/games/collection-view.ts';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { ASCENDS } from '#shared/games/collection-sort.ts';
import { t } from '#client/collection/words/words.ts';

interface DirectionButtonProps {
  view: CollectionView;
  onChange: (changes: Partial<CollectionView>) => void;
  className?: string;
}

/** Shows the direction of the sort, and reverses it. */
export function DirectionButton({ view: { sort, isReversed }, onChange, className }: DirectionButtonProps) {
  const ascends = ASCENDS[sort] !== isReversed;
  return (
    <IconButton
      icon={ArrowUpNarrowWide}
      label={ascends ? t('Sorted in ascending order') : t('Sorted in descending order')}
      className={clsx('size-tap border border-line-strong bg-tile', !ascends && '[&_svg]:-scale-y-100', className)}
      onClick={() => onChange({ isReversed: !isReversed })}
    />
  );
}
