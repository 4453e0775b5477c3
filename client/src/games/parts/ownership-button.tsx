import { PackageCheck, PackageOpen } from 'lucide-react';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { Button } from '#client/ui/forms/button.tsx';
import type { Game } from '#shared/games/games-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { useOwnership } from '../use-ownership.ts';
import { t } from '#client/games/words/words.ts';

interface OwnershipButtonProps {
  game: Game;
  /** Small, for rows of several games. */
  inRow?: boolean;
}

/** Takes an owned game off the shelf, or puts one back on it. */
export function OwnershipButton({ game, inRow = false }: OwnershipButtonProps) {
  const { move, isPending } = useOwnership(game);
  const button = useFocusAfterPending(isPending);
  const owned = isOwned(game);
  const label = owned ? t('I No Longer Own It') : t('Back on My Shelf');
  return (
    <Button
      ref={button}
      variant="ghost"
      size={inRow ? 'sm' : 'md'}
      icon={owned ? PackageOpen : PackageCheck}
      pending={isPending}
      onClick={move}
      aria-label={t('{action}: {title}', { action: label, title: game.title })}
    >
      {label}
    </Button>
  );
}
