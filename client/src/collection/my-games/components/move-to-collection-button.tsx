import { PackageCheck } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { useOwnWish } from '../use-own-wish.ts';
import { t } from '#client/collection/words/words.ts';

interface OwnWishButtonProps {
  game: Game;
  /** For list rows: icon only on phones. */
  compact?: boolean;
  /** The main action of the screen. */
  primary?: boolean;
}

/** Moves a wish to the collection. */
export function MoveToCollectionButton({ game, compact = false, primary = false }: OwnWishButtonProps) {
  const { own, isPending } = useOwnWish(game);
  const button = useFocusAfterPending(isPending);
  return (
    <Button
      ref={button}
      variant={primary ? 'primary' : 'neutral'}
      size={primary ? 'lg' : 'sm'}
      icon={PackageCheck}
      pending={isPending}
      aria-label={t('I Own It Now: {title}', { title: game.title })}
      title={compact ? t('I Own It Now') : undefined}
      onClick={own}
    >
      {t('I Own It Now')}
    </Button>
  );
}
