import { Library, PackageOpen, RotateCcw } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import { changeGame } from './change-game.ts';
import { useGameMutation } from './use-game-mutation.ts';
import { t } from '#client/games/words/words.ts';

const failed = (error: Error): ToastMessage => ({
  title: t('Nothing was changed'),
  description: (error instanceof ApiError && error.reason) || t('That did not work. Please try again.'),
  variant: 'destructive',
});

const moved = ({ title, ...game }: Game, undo: () => void): ToastMessage =>
  isOwned(game)
    ? {
        title: t('Back on Your Shelf'),
        description: t('{title} is in your owned games again.', { title }),
        icon: Library,
        undo: { altText: t('Take {title} off the shelf again', { title }), onPress: undo },
      }
    : {
        title: t('Off Your Shelf'),
        description: t('{title} is previously owned now. Its plays and statistics stay.', { title }),
        icon: PackageOpen,
        undo: { altText: t('Put {title} back on the shelf', { title }), onPress: undo },
      };

const undone = ({ title }: Game): ToastMessage => ({
  title: t('Undone'),
  description: t('{title} is where it was before.', { title }),
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
