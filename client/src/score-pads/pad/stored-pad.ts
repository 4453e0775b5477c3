import type { ScorePad, TakenEntry } from '#shared/score-pads/score-pads-contract.ts';
import { MAX_PAD_ENTRIES } from '#shared/limits/limits.ts';
import type { PadEntry } from '#shared/shapes/pad-entry.ts';
import type { ScoreSheet } from '#shared/shapes/score-sheet.ts';

/** The owner's request to finish a pad. */
export interface FinishRequest {
  playedAt: Date;
  /** Minutes; null if unknown. */
  duration: number | null;
  notes: string | null;
}

/** A score pad as stored on this device. */
export interface StoredPad {
  /** Local id: the key of a pad started here, else its code. */
  id: string;
  /** Null until the pad exists on the server. */
  code: string | null;
  /** The user who started it here; null if joined. */
  ownerId: number | null;
  gameId: number | null;
  gameTitle: string;
  bggId: number | null;
  imageUrl: string | null;
  sheet: ScoreSheet;
  status: ScorePad['status'];
  isOwn: boolean;
  startedAt: Date;
  playId: number | null;
  /** In server order. */
  entries: readonly TakenEntry[];
  /** Local entries not yet confirmed, in order. */
  unsent: readonly PadEntry[];
  /** The finish, until the server has recorded it. */
  finish: FinishRequest | null;
}

type Answer = ScorePad & { entries: readonly TakenEntry[] };

/** The effective entries on this device: unsent ones last. */
export const entriesOf = (pad: StoredPad): readonly PadEntry[] => [...pad.entries, ...pad.unsent];

/** Number of the last entry from the server; 0 if none. */
export const lastSeq = (pad: StoredPad): number => pad.entries.at(-1)?.seq ?? 0;

/** Returns the number of entries that still fit the pad, counting the entries on this device. */
export const roomOf = ({ entries, unsent }: StoredPad): number =>
  Math.max(0, MAX_PAD_ENTRIES - entries.length - unsent.length);

/** Something is unsent. */
export const hasUnsent = ({ code, status, unsent, finish }: StoredPad): boolean =>
  status === 'open' && (code === null || unsent.length > 0 || finish !== null);

/** A pad opened by its code. */
export const joinedPad = (answer: Answer): StoredPad =>
  withAnswer(
    {
      ...headOf(answer),
      id: answer.code,
      ownerId: null,
      bggId: null,
      entries: [],
      unsent: [],
      finish: null,
    },
    answer,
  );

/** Adds new local entries, each once. */
export function withUnsent(pad: StoredPad, written: readonly PadEntry[]): StoredPad {
  const known = new Set(entriesOf(pad).map(({ key }) => key));
  const fresh = written.filter(({ key }) => !known.has(key));
  return fresh.length === 0 ? pad : { ...pad, unsent: [...pad.unsent, ...fresh] };
}

/** Updates the pad's data from the server. */
export const withHead = (pad: StoredPad, answer: ScorePad): StoredPad => ({ ...pad, ...headOf(answer) });

/** Merges a response into the pad. @param sent keys of entries that the response confirms */
export function withAnswer(pad: StoredPad, answer: Answer, sent: readonly string[] = []): StoredPad {
  const bySeq = new Map([...pad.entries, ...answer.entries].map((entry) => [entry.seq, entry]));
  const entries = [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
  const taken = new Set([...entries.map(({ key }) => key), ...sent]);
  const finish = answer.status === 'open' ? pad.finish : null;
  return { ...withHead(pad, answer), entries, unsent: pad.unsent.filter(({ key }) => !taken.has(key)), finish };
}

/** The fields that only the server sets. */
function headOf({ code, gameId, gameTitle, imageUrl, sheet, status, isOwn, startedAt, playId }: ScorePad) {
  return { code, gameId, gameTitle, imageUrl, sheet, status, isOwn, startedAt, playId };
}
