import { mutationOptions } from '@tanstack/react-query';
import { call } from '#client/lib/http.ts';
import { restoreAccount } from '#shared/contracts/account-file.ts';

const BEGINNING_BYTES = 64;

/** Whether a file is one that Rollcall wrote of a whole account, by how it begins. */
export async function isAccountFile(file: Pick<File, 'slice'>): Promise<boolean> {
  const beginning = await file
    .slice(0, BEGINNING_BYTES)
    .text()
    .catch(() => '');
  return /^\uFEFF?\s*\{\s*"rollcall"\s*:/.test(beginning);
}

/** Restores a whole account; afterwards nothing that was fetched holds any more. */
export const restoreFile = mutationOptions({
  mutationFn: (file: File) => call(restoreAccount, { file: new Blob([file], { type: 'application/json' }) }),
  meta: { invalidates: [[]] },
});
