import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addGame } from '#client/entities/games/api.ts';
import { duplicateList } from '#client/entities/games/duplicate-list.ts';
import { alreadyOwned, duplicateGame, gameAdded } from '#client/entities/games/messages.ts';
import { knownGame } from '#client/entities/titles/known-game.ts';
import { ApiError } from '#client/lib/http.ts';
import { limitMessageOr } from '#client/lib/limit-message-or.ts';
import { toast } from '#client/ui/toast.ts';
import type { TitleMatch } from '#shared/contracts/titles.ts';
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
