import type { PlayFields } from '../play-fields.ts';
import { readStored, writeStored } from '#client/lib/device/stored-json.ts';

/** An unfinished play with its idempotency key. */
export interface Draft {
  fields: PlayFields;
  idempotencyKey: string;
  /** The request sent under the key without a response, as JSON; null if none. */
  attempted: string | null;
}

const address = (key: string) => `rollcall.session-draft.1.${key}`;

/** The draft stored under a key in this tab, if any. None if storage is unavailable. */
export const readDraft = (key: string): Draft | null => readStored('sessionStorage', address(key));

export const writeDraft = (key: string, draft: Draft): void => writeStored('sessionStorage', address(key), draft);

export const dropDraft = (key: string): void => writeStored('sessionStorage', address(key), null);
