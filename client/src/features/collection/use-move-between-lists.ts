import { ApiError } from '#client/lib/http.ts';
import { toast } from '#client/ui/toast.ts';
import type { Game } from '#shared/contracts/games.ts';
import { toggleWishlist } from '#client/entities/games/api.ts';
import {
  alreadyOwned,
  duplicateGame,
  goneMessageOr,
  movedToCollection,
  movedToWishlist,
  wishlistFailed,
} from '#client/entities/games/messages.ts';
import { useGameMutation } from '#client/entities/games/use-game-mutation.ts';

const failed = (error: Error, { title, isWishlist }: Game) => {
  if (!(error instanceof ApiError) || error.code !== 'duplicate_title') return goneMessageOr(wishlistFailed, error);
  return isWishlist ? alreadyOwned(title) : duplicateGame(title, 'wishlist');
};

/** Moves a wish to the collection, with undo in the toast. */
export function useMoveBetweenLists() {
  const back = useGameMutation(toggleWishlist, { done: (game) => toast(movedToWishlist(game)), failed });
  return useGameMutation(toggleWishlist, {
    done: (game) => toast(movedToCollection(game, () => back.mutate(game))),
    failed,
  });
}
