import { downloadAccount, type Restored, restoreAccount } from '#shared/contracts/account-file.ts';
import type { RefusalBody } from '#shared/refusals.ts';
import type { AccountFile } from './account-normal-form.ts';
import type { Person } from './owners.ts';

export const fileOf = async (person: Person) =>
  (await (await person.fetch(downloadAccount.path)).json()) as AccountFile;

/** Uploads an account file, or text instead of one. */
export async function restore(person: Person, file: unknown) {
  const response = await person.fetch(restoreAccount.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof file === 'string' ? file : JSON.stringify(file),
  });
  const body = await response.json();
  return { status: response.status, done: body as Restored, refusal: body as RefusalBody };
}

/** A changed copy of a file. */
export function changed(full: AccountFile, change: (file: AccountFile) => void): AccountFile {
  const file = structuredClone(full);
  change(file);
  return file;
}
