import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addGame, type GameToAdd } from '#client/entities/games/api.ts';
import { duplicateList } from '#client/entities/games/duplicate-list.ts';
import { alreadyOwned, duplicateGame, gameAdded } from '#client/entities/games/messages.ts';
import { ApiError } from '#client/lib/http.ts';
import { orLimit } from '#client/lib/or-limit.ts';
import { toast } from '#client/ui/toast.ts';
import type { TitleMatch } from '#shared/contracts/titles.ts';
import { DEFAULT_MIN_AGE } from '#shared/limits.ts';
import { addFailed } from './messages.ts';

interface KnownToAdd {
  match: TitleMatch;
  isWishlist: boolean;
}

/** For an unknown player range or duration; filters accept it always. */
const UNKNOWN = '-';

/** The payload to add a game from the title lists; unknown data get the form's defaults. */
export const knownGame = ({ match, isWishlist }: KnownToAdd): GameToAdd => ({
  title: match.title,
  players: match.players ?? UNKNOWN,
  duration: match.duration ?? UNKNOWN,
  category: match.category ?? 'family',
  difficulty: match.difficulty ?? 'medium',
  minAge: match.minAge ?? DEFAULT_MIN_AGE,
  bggId: match.bggId,
  year: match.year,
  weight: match.weight,
  bestPlayers: match.bestPlayers,
  isWishlist,
});

/** Adds a game of the title lists and reports the result in a toast. */
export function useKnownAdding() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...addGame,
    onSuccess: (game) => toast(gameAdded(game)),
    onError: async (error, { title, isWishlist = false }) => {
      const refused = error instanceof ApiError && error.code === 'duplicate_title';
      if (!refused) return toast(orLimit(addFailed, error));
      const list = await duplicateList(client, { title, isWishlist });
      return toast(list === 'owned' ? alreadyOwned(title) : duplicateGame(title, list));
    },
  });
  return { mutate: (known: KnownToAdd) => mutate(knownGame(known)), isPending };
}
