import { useMutation, useQueryClient } from '@tanstack/react-query';
import { duplicateList } from '../duplicate-list.ts';
import { alreadyOwned, duplicateGame, gameAdded } from '../messages.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { addPopularGame } from './api.ts';
import { addFailed } from './messages.ts';

/** Adds a popular game and shows the result in a toast, even if its card was unmounted. */
export function useAddPopularGame() {
  const client = useQueryClient();
  return useMutation({
    ...addPopularGame,
    onSuccess: (game) => toast(gameAdded(game)),
    onError: async (error, { game: { title }, isWishlist }) => {
      const refused = error instanceof ApiError && error.code === 'duplicate_title';
      if (!refused) return toast(limitMessageOr(addFailed, error));
      const list = await duplicateList(client, { title, isWishlist });
      return toast(list === 'owned' ? alreadyOwned(title) : duplicateGame(title, list));
    },
  });
}
