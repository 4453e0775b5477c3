import { useMutation, useQueryClient, mutationOptions } from '@tanstack/react-query';
import { gamesQuery } from '#client/games/api.ts';
import { duplicateGame } from '#client/games/messages.ts';
import { ApiError, call } from '#client/lib/http/http.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { duplicateOf } from '#shared/games/duplicate-title.ts';
import { completeAddress, importedFields } from './imported-fields.ts';
import type { GameForm } from '#client/games/game-form.ts';
import { gameInfoLoaded, importFailed, importTooOften, noUrlProvided } from './messages.ts';
import { scrapeGame } from '#shared/transfer/scrape-contract.ts';

/** Reads a game from a web page; adds nothing. */
const importFromUrl = mutationOptions({
  mutationFn: (url: string) => call(scrapeGame, { body: { url } }),
});

/** Imports a page into the form; a title already on a list does not fill it, because it could not be saved. */
export function useUrlImport({ getValues, reset }: Pick<GameForm, 'getValues' | 'reset'>) {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    ...importFromUrl,
    onSuccess: async (page) => {
      const games = page.title === null ? [] : await client.ensureQueryData(gamesQuery).catch(() => []);
      const duplicate = duplicateOf({ title: page.title ?? '', isWishlist: true }, games);
      if (duplicate) return toast(duplicateGame(page.title ?? '', duplicate));
      reset(importedFields(page, getValues()));
      return toast(gameInfoLoaded(page.title));
    },
    onError: (failure) => {
      const tooOften = failure instanceof ApiError && failure.code === 'too_many_requests' ? failure.reason : null;
      toast(tooOften === null ? importFailed : importTooOften(tooOften));
    },
  });

  const importPage = (typed: string) => {
    const address = completeAddress(typed);
    if (address === '') toast(noUrlProvided);
    else mutate(address);
  };
  // An error of the URL itself.
  return { importPage, isPending, error: error instanceof ApiError ? error.fields['url'] : undefined };
}
