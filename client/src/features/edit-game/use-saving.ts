import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { gameKeys } from '#client/entities/games/api.ts';
import { duplicateList } from '#client/entities/games/duplicate-list.ts';
import { duplicateGame } from '#client/entities/games/messages.ts';
import { ApiError } from '#client/lib/http.ts';
import { toast } from '#client/ui/toast.ts';
import { saveGame } from './api.ts';
import type { EditFields } from './edit-form.ts';
import { gameUpdated, updateFailed } from './messages.ts';

/** Saves an edited game. What the server refuses is said under the field at fault, and the form keeps what was typed. */
export function useSaving<Out>({ setError, setFocus, getValues }: UseFormReturn<EditFields, unknown, Out>) {
  const client = useQueryClient();

  const explain = ({ parentGameId, ...fields }: Readonly<Record<string, string>>) => {
    const said: Record<string, string | undefined> = { ...fields, base: parentGameId };
    const named = (Object.keys(getValues()) as (keyof EditFields)[]).filter((name) => said[name]);
    for (const name of named) setError(name, { message: said[name] ?? '' });
    if (named[0]) setFocus(named[0]);
    return named.length > 0;
  };

  return useMutation({
    ...saveGame,
    onSuccess: (game) => toast(gameUpdated(game)),
    onError: (error, { edit }) => {
      const explained = error instanceof ApiError && explain(error.fields);
      if (error instanceof ApiError && error.status === 404) {
        void client.invalidateQueries({ queryKey: gameKeys.all });
      }
      if (error instanceof ApiError && error.code === 'duplicate_title') {
        // Not waited for: the form is free again at once.
        void duplicateList(client, edit).then((list) => toast(duplicateGame(edit.title, list)));
      } else if (!explained) toast(updateFailed);
    },
  });
}
