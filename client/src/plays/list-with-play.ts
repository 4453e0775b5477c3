import { reuseUnchangedRows } from '#client/lib/http/reuse-unchanged-rows.ts';
import type { Play } from '#shared/plays/plays-contract.ts';

/** The list, latest first, with a play replaced or inserted by date. */
export function withPlay(plays: readonly Play[], play: Play): Play[] {
  const others = withoutPlay(plays, play.id);
  const later = others.findIndex((other) => other.playedAt <= play.playedAt);
  return others.toSpliced(later === -1 ? others.length : later, 0, play);
}

export const withoutPlay = (plays: readonly Play[], playId: number): Play[] => plays.filter(({ id }) => id !== playId);

const samePlay = (a: Play, b: Play) =>
  (Object.keys(b) as (keyof Play)[]).every((field) => a[field] === b[field] || sameJson(a[field], b[field]));

/** Compares lists and dates by content, all else by identity. */
const sameJson = (a: unknown, b: unknown) =>
  typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);

/** A refetched list with the objects of unchanged plays. */
export const reuseUnchangedPlays = (before: Play[] | undefined, after: Play[]): Play[] =>
  reuseUnchangedRows(before, after, samePlay);
