import { mutationOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http/http.ts';
import { restoreAccount } from '#shared/transfer/account-file-contract.ts';
import { isAnswered } from './file-problem.ts';

const BEGINNING_BYTES = 64;

/** Whether a file is a Rollcall account file, by its first bytes. */
export async function isAccountFile(file: Pick<File, 'slice'>): Promise<boolean> {
  const beginning = await file
    .slice(0, BEGINNING_BYTES)
    .text()
    .catch(() => '');
  return /^\uFEFF?\s*\{\s*"rollcall"\s*:/.test(beginning);
}

/** Restores an account; all cached data is stale afterwards, also where no answer came. */
export const restoreFile = mutationOptions({
  mutationFn: async (file: File, { client }) => {
    try {
      return await call(restoreAccount, { file: new Blob([file], { type: 'application/json' }) });
    } catch (error) {
      if (error instanceof Error && !isAnswered(error)) await client.invalidateQueries({ refetchType: 'none' });
      throw error;
    }
  },
  meta: { invalidates: [[]] },
});
