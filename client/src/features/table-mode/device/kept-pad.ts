import type { ScorePad, TakenEntry } from '#shared/contracts/score-pads.ts';
import { KEPT_LIMITS } from '#shared/rules/plans/kept-limits.ts';
import type { PadEntry } from '#shared/rules/score-pad/pad-entry.ts';
import type { ScoreSheet } from '#shared/rules/score-pad/score-sheet.ts';

/** How the owner wants a pad to become a play. */
export interface FinishWish {
  playedAt: Date;
  /** Minutes; null where nobody says. */
  duration: number | null;
  notes: string | null;
}

/** A score pad as this device keeps it. */
export interface KeptPad {
  /** On this device: the key of a pad that was begun here, else its code. */
  id: string;
  /** Null until the server has heard of the pad. */
  code: string | null;
  /** Who began it here; null for one that was joined. */
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
  /** As the server took them, in that order. */
  entries: readonly TakenEntry[];
  /** Written here and not yet known to be taken, in order. */
  unsent: readonly PadEntry[];
  /** Its end, until the server has heard of it. */
  finish: FinishWish | null;
}

type Answer = ScorePad & { entries: readonly TakenEntry[] };

/** What stands on the pad for this device: what it has not yet sent comes last. */
export const entriesOf = (pad: KeptPad): readonly PadEntry[] => [...pad.entries, ...pad.unsent];

/** Number of the last entry that this device has from the server; 0 without one. */
export const lastSeq = (pad: KeptPad): number => pad.entries.at(-1)?.seq ?? 0;

/** Entries that still fit the pad, as far as this device knows. */
export const roomOf = ({ entries, unsent }: KeptPad): number =>
  Math.max(0, KEPT_LIMITS.padEntries.most - entries.length - unsent.length);

/** Something of it is still to be sent. */
export const isWaiting = ({ code, status, unsent, finish }: KeptPad): boolean =>
  status === 'open' && (code === null || unsent.length > 0 || finish !== null);

/** A pad that was opened by its code. */
export const joinedPad = (answer: Answer): KeptPad =>
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

/** The pad with entries that were just written; each once. */
export function withUnsent(pad: KeptPad, written: readonly PadEntry[]): KeptPad {
  const known = new Set(entriesOf(pad).map(({ key }) => key));
  const fresh = written.filter(({ key }) => !known.has(key));
  return fresh.length === 0 ? pad : { ...pad, unsent: [...pad.unsent, ...fresh] };
}

/** The pad with what the server says of it. */
export const withHead = (pad: KeptPad, answer: ScorePad): KeptPad => ({ ...pad, ...headOf(answer) });

/**
 * The pad with an answer of the server.
 * @param sent keys of what this device had sent and the answer says was taken
 */
export function withAnswer(pad: KeptPad, answer: Answer, sent: readonly string[] = []): KeptPad {
  const bySeq = new Map([...pad.entries, ...answer.entries].map((entry) => [entry.seq, entry]));
  const entries = [...bySeq.values()].toSorted((a, b) => a.seq - b.seq);
  const taken = new Set([...entries.map(({ key }) => key), ...sent]);
  const finish = answer.status === 'open' ? pad.finish : null;
  return { ...withHead(pad, answer), entries, unsent: pad.unsent.filter(({ key }) => !taken.has(key)), finish };
}

/** What the server alone says of a pad. */
function headOf({ code, gameId, gameTitle, imageUrl, sheet, status, isOwn, startedAt, playId }: ScorePad) {
  return { code, gameId, gameTitle, imageUrl, sheet, status, isOwn, startedAt, playId };
}
