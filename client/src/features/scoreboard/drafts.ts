import type { SessionFields } from '#client/entities/plays/session-fields.ts';

/** A half-typed session, with the key under which it will be recorded. */
export interface Draft {
  fields: SessionFields;
  idempotencyKey: string;
  /** What was sent under the key without an answer, as JSON; null where nothing was. */
  attempted: string | null;
}

const address = (key: string) => `rollcall.session-draft.1.${key}`;

/** The draft that was left under a key in this tab, if any. Where nothing can be stored there is none. */
export function readDraft(key: string): Draft | null {
  try {
    const text = sessionStorage.getItem(address(key));
    return text === null ? null : (JSON.parse(text) as Draft);
  } catch {
    return null;
  }
}

export function writeDraft(key: string, draft: Draft): void {
  try {
    sessionStorage.setItem(address(key), JSON.stringify(draft));
  } catch {
    // A full or forbidden store: the form works all the same, only without a safety net.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(address(key));
  } catch {
    // As above.
  }
}

/** A key for one recording. `crypto.randomUUID` is not there on a plain http address of the home network. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
