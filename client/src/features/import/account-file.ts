import { mutationOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import { restoreAccount } from '#shared/contracts/account-file.ts';

const BEGINNING_BYTES = 64;

/** Whether a file is a Rollcall account file, by its first bytes. */
export async function isAccountFile(file: Pick<File, 'slice'>): Promise<boolean> {
  const beginning = await file
    .slice(0, BEGINNING_BYTES)
    .text()
    .catch(() => '');
  return /^\uFEFF?\s*\{\s*"rollcall"\s*:/.test(beginning);
}

/** Restores an account; all cached data is stale afterwards. */
export const restoreFile = mutationOptions({
  mutationFn: (file: File) => call(restoreAccount, { file: new Blob([file], { type: 'application/json' }) }),
  meta: { invalidates: [[]] },
});
