import { ApiError } from '#client/lib/http/http.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { changeGame } from '#client/games/change-game.ts';
import {
  alreadyOwned,
  duplicateGame,
  goneMessageOr,
  movedToCollection,
  movedToWishlist,
  wishlistFailed,
} from '#client/games/messages.ts';
import { useGameMutation } from '#client/games/use-game-mutation.ts';
import type { Game } from '#shared/games/games-contract.ts';

const isDuplicate = (error: Error) => error instanceof ApiError && error.code === 'duplicate_title';

/**
 * Moves a wish to the collection, with undo in the toast: states and priority that only a wish has come back. It names the
 * list instead of changing sides, because another tab or device may have moved the game.
 */
export function useOwnWish(game: Game) {
  const { title, isWishlist, isUnowned, states, wishPriority } = game;
  const back = useGameMutation(changeGame, {
    done: (wish) => toast(movedToWishlist(wish)),
    failed: (error) => (isDuplicate(error) ? duplicateGame(title, 'wishlist') : goneMessageOr(wishlistFailed, error)),
  });
  const { mutate, isPending } = useGameMutation(changeGame, {
    done: (owned) =>
      toast(
        movedToCollection(owned, () =>
          back.mutate({ game: owned, changes: { isWishlist, isUnowned, states, wishPriority } }),
        ),
      ),
    failed: (error) => (isDuplicate(error) ? alreadyOwned(title) : goneMessageOr(wishlistFailed, error)),
  });
  return { own: () => mutate({ game, changes: { isWishlist: false, isUnowned: false } }), isPending };
}
