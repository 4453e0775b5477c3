import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { addGame } from '#client/games/api.ts';
import { duplicateList } from '#client/games/duplicate-list.ts';
import { showing } from '#client/games/grid-scroll-position.ts';
import { addFailed, duplicateGame, gameAdded } from '#client/games/messages.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { limitMessageOr } from '#client/lib/http/limit-message-or.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { EMPTY_GAME_FORM, type GameForm, type GameFormFields } from '#client/games/game-form.ts';

/**
 * Adds the game of the form and goes to it on My Games. What the server refuses is said under the invalid field, and
 * the form keeps what was typed. `reveal` is called with the errors before one of their fields takes the focus,
 * `onAdded` before the form is left.
 */
export function useAddGame({ setError, setFocus }: GameForm, reveal: (errors: object) => void, onAdded: () => void) {
  const [, navigate] = useLocation();
  const client = useQueryClient();

  const explainFields = (fields: Readonly<Record<string, string>>) => {
    const named = (Object.keys(EMPTY_GAME_FORM) as (keyof GameFormFields)[]).filter((name) => fields[name]);
    for (const name of named) setError(name, { message: fields[name] ?? '' });
    reveal(fields);
    if (named[0]) setFocus(named[0]);
    return named.length > 0;
  };

  return useMutation({
    ...addGame,
    onSuccess: (game) => {
      onAdded();
      toast(gameAdded(game));
      navigate(game.isWishlist ? '/my-games?tab=wishlist' : '/my-games', { state: showing(game.id) });
    },
    onError: async (error, game) => {
      const explained = error instanceof ApiError && explainFields(error.fields);
      if (error instanceof ApiError && error.code === 'duplicate_title') {
        toast(duplicateGame(game.title, await duplicateList(client, game)));
      } else if (!explained) toast(limitMessageOr(addFailed, error));
    },
  });
}
