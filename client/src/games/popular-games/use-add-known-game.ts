import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addGame } from '../api.ts';
import { duplicateList } from '../duplicate-list.ts';
import { alreadyOwned, duplicateGame, gameAdded } from '../messages.ts';
import { knownGame } from '../parts/known-game.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { addFailed } from './messages.ts';

interface KnownToAdd {
  match: TitleMatch;
  isWishlist: boolean;
}

/** Adds a game of the title lists and reports the result in a toast. */
export function useAddKnownGame() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...addGame,
    onSuccess: (game) => toast(gameAdded(game)),
    onError: async (error, { title, isWishlist = false }) => {
      const refused = error instanceof ApiError && error.code === 'duplicate_title';
      if (!refused) return toast(limitMessageOr(addFailed, error));
      const list = await duplicateList(client, { title, isWishlist });
      return toast(list === 'owned' ? alreadyOwned(title) : duplicateGame(title, list));
    },
  });
  return { mutate: (known: KnownToAdd) => mutate(knownGame(known)), isPending };
}
