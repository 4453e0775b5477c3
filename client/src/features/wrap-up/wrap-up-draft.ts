import { wrapUpDraftsOf } from '#client/entities/nights/wrap-up-drafts.ts';
import { readStored, writeStored } from '#client/lib/device/stored-json.ts';
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
const address = (userId: number, eventId: number) => `${wrapUpDraftsOf(userId)}${eventId}`;

/** The draft stored on this device, if any. None if storage is unavailable. */
export function readDraft(userId: number, eventId: number): Draft | null {
  const stored = readStored<Partial<Draft>>('localStorage', address(userId, eventId));
  return stored && { ...EMPTY, ...stored };
}

export const writeDraft = (userId: number, eventId: number, draft: Draft): void =>
  writeStored('localStorage', address(userId, eventId), draft);

export const dropDraft = (userId: number, eventId: number): void =>
  writeStored('localStorage', address(userId, eventId), null);
