import { PackageCheck, PackageOpen } from 'lucide-react';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { Button } from '#client/ui/button.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { isOwned } from '#shared/rules/games/lists.ts';
import { useShelfMove } from './use-shelf-move.ts';

interface ShelfMoveButtonProps {
  game: Game;
  variant?: 'ghost' | 'neutral';
  size?: 'sm' | 'md';
}

/** Takes an owned game off the shelf, or puts one back on it. */
export function ShelfMoveButton({ game, variant = 'neutral', size = 'md' }: ShelfMoveButtonProps) {
  const { move, isPending } = useShelfMove(game);
  const button = useFocusAfterPending(isPending);
  const owned = isOwned(game);
  return (
    <Button
      ref={button}
      variant={variant}
      size={size}
      icon={owned ? PackageOpen : PackageCheck}
      pending={isPending}
      onClick={move}
    >
      {owned ? 'I No Longer Own It' : 'Back on My Shelf'}
    </Button>
  );
}
