import { downloadAccount, type Restored, restoreAccount } from '#shared/transfer/account-file-contract.ts';
import type { RefusalBody } from '#shared/refusals.ts';
import type { AccountFile } from './account-normal-form.ts';
import { fillAccount } from './full-account.ts';
import { makeOwner, type Person } from '../server/owners.ts';
import type { TestApp } from '../server/test-app.ts';

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

/** The file of an account with something of everything in it. */
export async function fullFile(app: TestApp): Promise<AccountFile> {
  const ana = await makeOwner(app, { isPremiumPlus: true });
  await fillAccount(app, ana);
  return fileOf(ana);
}

/** @param place on the list of a night in a file, from 0 */
export function attendee(night: AccountFile['nights'][number] | undefined, index: number) {
  const one = night?.attendees[index];
  if (!one) throw new Error(`the night has no attendee ${index}`);
  return one;
}

/** A changed copy of a file. */
export function changed(full: AccountFile, change: (file: AccountFile) => void): AccountFile {
  const file = structuredClone(full);
  change(file);
  return file;
}
