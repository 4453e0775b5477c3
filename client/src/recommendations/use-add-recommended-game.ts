import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addGame } from '#client/games/api.ts';
import { duplicateList } from '#client/games/duplicate-list.ts';
import { alreadyOwned, duplicateGame } from '#client/games/messages.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { addedFromWishlist, addedToCollection, addedToWishlist, addFailed } from './messages.ts';

/** Adds a recommended game and shows the result in a toast. */
export function useAddRecommendedGame() {
  const client = useQueryClient();
  return useMutation({
    ...addGame,
    onSuccess: ({ isWishlist, wasWished }) => {
      if (isWishlist) return toast(addedToWishlist);
      return toast(wasWished ? addedFromWishlist : addedToCollection);
    },
    onError: async (error, { title, isWishlist = false }) => {
      const refused = error instanceof ApiError && error.code === 'duplicate_title';
      if (!refused) return toast(limitMessageOr(addFailed(isWishlist), error));
      const list = await duplicateList(client, { title, isWishlist });
      return toast(list === 'owned' ? alreadyOwned(title) : duplicateGame(title, list));
    },
  });
}
