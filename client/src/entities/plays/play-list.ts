import type { Play } from '#shared/contracts/plays.ts';

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

/**
 * A refetched list that reuses the objects of unchanged plays; the previous list if nothing changed. React Query's
 * structural sharing goes by index, and a new play shifts all others.
 */
export function reuseUnchangedPlays(before: Play[] | undefined, after: Play[]): Play[] {
  if (!before) return after;
  const known = new Map(before.map((play) => [play.id, play]));
  const reused = after.map((play) => {
    const former = known.get(play.id);
    return former && samePlay(former, play) ? former : play;
  });
  return reused.length === before.length && reused.every((play, place) => play === before[place]) ? before : reused;
}
