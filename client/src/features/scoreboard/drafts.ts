import type { SessionFields } from '#client/entities/plays/session-fields.ts';

/** An unfinished session with its idempotency key. */
export interface Draft {
  fields: SessionFields;
  idempotencyKey: string;
  /** The request sent under the key without a response, as JSON; null if none. */
  attempted: string | null;
}

const address = (key: string) => `rollcall.session-draft.1.${key}`;

/** The draft stored under a key in this tab, if any. None if storage is unavailable. */
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
    // Storage full or forbidden: the form works without a draft.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(address(key));
  } catch {
    // Storage unavailable.
  }
}

/** A new idempotency key. `crypto.randomUUID` is unavailable on plain http addresses of a home network. */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
