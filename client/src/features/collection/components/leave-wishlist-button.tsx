import { HeartOff } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import type { Game } from '#shared/contracts/games.ts';
import { useFocusAfterPending } from '../use-focus-after-pending.ts';
import { useMoveBetweenLists } from '../use-move-between-lists.ts';

/** Takes a game off the wishlist: it becomes an owned one. */
export function LeaveWishlistButton({ game }: { game: Game }) {
  const { mutate, isPending } = useMoveBetweenLists();
  const button = useFocusAfterPending(isPending);
  return (
    <Button ref={button} size="sm" icon={HeartOff} pending={isPending} onClick={() => mutate(game)}>
      Remove from Wishlist
    </Button>
  );
}
