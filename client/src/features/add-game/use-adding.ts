import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'wouter';
import { addGame, gamesQuery, type GameToAdd } from '#client/features/collection/api.ts';
import { showing } from '#client/features/collection/grid-place.ts';
import { addFailed, duplicateGame, gameAdded } from '#client/features/collection/messages.ts';
import { ApiError } from '#client/lib/http.ts';
import { toast } from '#client/ui/toast.ts';
import { duplicateOf } from '#shared/rules/duplicate-title.ts';
import { EMPTY_GAME_FORM, type EnteredGame, type GameFormFields } from './game-form.ts';

/**
 * Adds the game of the form and goes to it on My Games. What the server refuses is said under the field at fault, and
 * the form keeps what was typed.
 */
export function useAdding({ setError, setFocus }: UseFormReturn<GameFormFields, unknown, EnteredGame>) {
  const [, navigate] = useLocation();
  const client = useQueryClient();

  const explainFields = (fields: Readonly<Record<string, string>>) => {
    const named = (Object.keys(EMPTY_GAME_FORM) as (keyof GameFormFields)[]).filter((name) => fields[name]);
    for (const name of named) setError(name, { message: fields[name] ?? '' });
    if (named[0]) setFocus(named[0]);
    return named.length > 0;
  };

  /** Which list has the title: seen in the games as they are now, or the one that was to have it. */
  const duplicateList = async (game: GameToAdd) => {
    const listed = { title: game.title, isWishlist: game.isWishlist ?? false };
    const games = await client.fetchQuery({ ...gamesQuery, staleTime: 0 }).catch(() => []);
    return duplicateOf(listed, games) ?? (listed.isWishlist ? 'wishlist' : 'owned');
  };

  return useMutation({
    ...addGame,
    onSuccess: (game) => {
      toast(gameAdded(game));
      navigate(game.isWishlist ? '/my-games?tab=wishlist' : '/my-games', { state: showing(game.id) });
    },
    onError: async (error, game) => {
      const explained = error instanceof ApiError && explainFields(error.fields);
      if (error instanceof ApiError && error.code === 'duplicate_title') {
        toast(duplicateGame(game.title, await duplicateList(game)));
      } else if (!explained) toast(addFailed);
    },
  });
}
