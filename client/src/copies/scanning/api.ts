import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { copiesQuery } from '../api.ts';
import { loansQuery } from '../loans/api.ts';
import { sendCopyChanges, sendCopyRemoval, sendNewCopy } from '../change-copies.ts';
import { call } from '#client/lib/http/http.ts';
import { suggestTitles } from '#shared/copies/barcodes-contract.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { copyForCode } from './copy-for-code.ts';

/** Titles that other owners gave a code. */
export const suggestionsQuery = (code: string) =>
  queryOptions({
    queryKey: ['barcodes', code],
    queryFn: ({ signal }) => call(suggestTitles, { params: { code } }, signal),
    staleTime: 0,
  });

/* A loan says how many copies there are of its game. */
const meta = { invalidates: [copiesQuery.queryKey, loansQuery.queryKey] };

/** A copy that has the code now, and what was done for it. */
export interface CodedCopy {
  copy: Copy;
  done: 'nothing' | 'written' | 'added';
}

/** Writes a barcode into a copy of a game, or adds one with it. Twice is once, also after a lost response. */
export const saveCode = mutationOptions({
  mutationFn: async ({ game, code }: { game: Game; code: string }, { client }): Promise<CodedCopy> => {
    const found = copyForCode(code, game.id, await client.fetchQuery(copiesQuery));
    try {
      if (!found) return { copy: await sendNewCopy(client, game.id, { barcode: code }), done: 'added' };
      if (found.hasCode) return { copy: found.copy, done: 'nothing' };
      return { copy: await sendCopyChanges(client, found.copy.id, { barcode: code }), done: 'written' };
    } catch (error) {
      // It may have been done: the next attempt reads the copies again.
      void client.invalidateQueries({ queryKey: copiesQuery.queryKey });
      throw error;
    }
  },
  meta,
});

/** Undoes `keepCode`: also after the dialog is closed. @param title of the game, for the message */
export const undoSaveCode = mutationOptions({
  mutationFn: async ({ copy, done }: CodedCopy & { title: string }, { client }) => {
    if (done === 'added') await sendCopyRemoval(client, copy.id);
    if (done === 'written') await sendCopyChanges(client, copy.id, { barcode: null });
  },
  meta,
});
