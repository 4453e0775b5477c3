import type { TablePlay } from './table-play.ts';

/** A night that is half wrapped up. */
export interface Draft {
  /** Ids of those who came; null while nobody has said otherwise than the list has it. */
  came: readonly number[] | null;
  plays: readonly TablePlay[];
  sendsResults: boolean;
}

export const EMPTY: Draft = { came: null, plays: [], sendsResults: false };

/** Of one person, so that nobody else who signs in on this device sees it. */
const address = (userId: number, eventId: number) => `rollcall.wrap-up.1.${userId}.${eventId}`;

/** What was left on this device, over a night if need be. Where nothing can be stored there is none. */
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
    // A full or forbidden store: the form works all the same, only without a safety net.
  }
}

export function dropDraft(userId: number, eventId: number): void {
  try {
    localStorage.removeItem(address(userId, eventId));
  } catch {
    // As above.
  }
}
