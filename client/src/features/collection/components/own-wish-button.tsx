import { PackageCheck } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { useFocusAfterPending } from '../use-focus-after-pending.ts';
import { useMoveBetweenLists } from '../use-move-between-lists.ts';

/** Makes a wish an owned game. */
export function OwnWishButton({ game }: { game: Game }) {
  const { mutate, isPending } = useMoveBetweenLists();
  const button = useFocusAfterPending(isPending);
  return (
    <Button ref={button} size="sm" icon={PackageCheck} pending={isPending} onClick={() => mutate(game)}>
      I Own It Now
    </Button>
  );
}
