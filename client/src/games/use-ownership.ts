import { Library, PackageOpen, RotateCcw } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { changeGame } from './change-game.ts';
import { useGameMutation } from './use-game-mutation.ts';

const failed = (error: Error): ToastMessage => ({
  title: 'Nothing was changed',
  description: (error instanceof ApiError && error.reason) || 'That did not work. Please try again.',
  variant: 'destructive',
});

const moved = ({ title, ...game }: Game, undo: () => void): ToastMessage =>
  isOwned(game)
    ? {
        title: 'Back on Your Shelf',
        description: `${title} is in your owned games again.`,
        icon: Library,
        undo: { altText: `Take ${title} off the shelf again`, onPress: undo },
      }
    : {
        title: 'Off Your Shelf',
        description: `${title} is previously owned now. Its plays and statistics stay.`,
        icon: PackageOpen,
        undo: { altText: `Put ${title} back on the shelf`, onPress: undo },
      };

const undone = ({ title }: Game): ToastMessage => ({
  title: 'Undone',
  description: `${title} is where it was before.`,
  icon: RotateCcw,
});

/** Says where a game was moved. @returns what to call with the game before and after the move */
export function useOwnershipToast() {
  const back = useGameMutation(changeGame, { done: (game) => toast(undone(game)), failed });
  return (before: Game, after: Game) => {
    const { isWishlist, isUnowned, states, wishPriority } = before;
    toast(moved(after, () => back.mutate({ game: after, changes: { isWishlist, isUnowned, states, wishPriority } })));
  };
}

/** Takes an owned game off the shelf, or puts another one on it, with undo in the toast. */
export function useOwnership(game: Game) {
  const showToast = useOwnershipToast();
  const { mutate, isPending } = useGameMutation(changeGame, { done: (after) => showToast(game, after), failed });
  const changes = isOwned(game) ? { isUnowned: true } : { isWishlist: false, isUnowned: false };
  return { move: () => mutate({ game, changes }), isPending };
}
