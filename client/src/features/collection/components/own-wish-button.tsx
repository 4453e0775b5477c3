import { PackageCheck } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { useFocusAfterPending } from '#client/lib/use-focus-after-pending.ts';
import { useMoveBetweenLists } from '../use-move-between-lists.ts';

interface OwnWishButtonProps {
  game: Game;
  /** For a row of a list: on a phone its icon alone. */
  compact?: boolean;
}

/** Makes a wish an owned game. */
export function OwnWishButton({ game, compact = false }: OwnWishButtonProps) {
  const { mutate, isPending } = useMoveBetweenLists();
  const button = useFocusAfterPending(isPending);
  return (
    <Button
      ref={button}
      size="sm"
      icon={PackageCheck}
      pending={isPending}
      {...(compact ? { 'aria-label': `I Own It Now: ${game.title}`, title: 'I Own It Now' } : {})}
      onClick={() => mutate(game)}
    >
      I Own It Now
    </Button>
  );
}
