import type { TablePlay } from './table-play.ts';

/** An unfinished wrap-up. */
export interface Draft {
  /** Ids of those who came; null while unchanged. */
  came: readonly number[] | null;
  plays: readonly TablePlay[];
  sendsResults: boolean;
}

export const EMPTY: Draft = { came: null, plays: [], sendsResults: false };

/** Storage key per user. */
const address = (userId: number, eventId: number) => `rollcall.wrap-up.1.${userId}.${eventId}`;

/** The draft stored on this device, if any. None if storage is unavailable. */
export function readDraft(userId: number, eventId: number): Draft | null {
  try {
    const text = localStorage.getItem(address(userId, eventId));
    return text === null ? null : { ...EMPTY, ...(JSON.parse(text) as Partial<Draft>) };
  } catch {
    return null;
  }
}

export function writeDraft(userId: number, eventId: number, draft: Draft): void {
  try {
    localStorage.setItem(address(userId, eventId), JSON.stringify(draft));
  } catch {
    // Storage full or forbidden: the form works without a draft.
  }
}

export function dropDraft(userId: number, eventId: number): void {
  try {
    localStorage.removeItem(address(userId, eventId));
  } catch {
    // Storage unavailable.
  }
}
