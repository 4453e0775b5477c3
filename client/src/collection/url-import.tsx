import { useState } from 'react';
import { Link2 } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { MAX_URL_LENGTH } from '#shared/limits/limits.ts';
import type { DraftControls } from '#client/accounts/use-form-draft.ts';
import type { GameForm } from '#client/games/game-form.ts';
import { ManualEntry } from './manual-entry.tsx';
import { useMutation, useQueryClient, mutationOptions } from '@tanstack/react-query';
import { gamesQuery } from '#client/games/api.ts';
import { duplicateGame } from '#client/games/messages.ts';
import { ApiError, call } from '#client/lib/http/http.ts';
import { toast } from '#client/ui/layers/toast.ts';
import { duplicateOf } from '#shared/games/duplicate-title.ts';
import { completeAddress, importedFields } from './imported-fields.ts';
import { gameInfoLoaded, importFailed, importTooOften, noUrlProvided } from './messages.ts';
import { scrapeGame } from '#shared/transfer/scrape-contract.ts';
import { t } from '#client/collection/words/words.ts';

const SITES = ['BoardGameGeek', t('Amazon, Target, Walmart and other big retailers'), t('Any page about a game')];

interface UrlImportProps {
  form: GameForm;
  draft: DraftControls;
}

/** Fills the form from a web page for the owner to check. */
export function UrlImport({ form, draft }: UrlImportProps) {
  const [address, setAddress] = useState('');
  const { importPage, isPending, error } = useUrlImport(form);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tile pad="lg" className="mx-auto w-full max-w-215">
        <form
          noValidate
          className="flex flex-wrap items-start gap-2.5"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) importPage(address);
          }}
        >
          <Field label={t('Game URL')} error={error} className="min-w-0 flex-[1_1_260px]">
            <TextInput
              icon={Link2}
              type="url"
              inputMode="url"
              placeholder="https://boardgamegeek.com/boardgame/13/catan"
              autoComplete="off"
              maxLength={MAX_URL_LENGTH}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          </Field>
          <Button
            type="submit"
            variant="act"
            className="sm:mt-[calc(1.3*var(--text-sm)+6px)]"
            disabled={address === ''}
            pending={isPending}
            pendingLabel={t('Importing...')}
          >
            {t('Import')}
          </Button>
        </form>
        <div className="mt-4 text-[14px] text-ink-2">
          <h2 className="text-sm leading-body font-strong">{t('Supported sites')}</h2>
          <ul className="list-disc pl-[1.2em]">
            {SITES.map((site) => (
              <li key={site}>{site}</li>
            ))}
          </ul>
        </div>
      </Tile>
      <ManualEntry form={form} draft={draft} withBuyUrl />
    </div>
  );
}

/** Reads a game from a web page; adds nothing. */
const importFromUrl = mutationOptions({
  mutationFn: (url: string) => call(scrapeGame, { body: { url } }),
});

/** Imports a page into the form; a title already on a list does not fill it, because it could not be saved. */
function useUrlImport({ getValues, reset }: Pick<GameForm, 'getValues' | 'reset'>) {
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
