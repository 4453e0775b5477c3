import type { Play } from '#shared/contracts/plays.ts';

/** The list, latest first, with a play in place of its former self, or added where its date puts it. */
export function withPlay(plays: readonly Play[], play: Play): Play[] {
  const others = withoutPlay(plays, play.id);
  const later = others.findIndex((other) => other.playedAt <= play.playedAt);
  return others.toSpliced(later === -1 ? others.length : later, 0, play);
}

export const withoutPlay = (plays: readonly Play[], playId: number): Play[] => plays.filter(({ id }) => id !== playId);

const samePlay = (a: Play, b: Play) =>
  (Object.keys(b) as (keyof Play)[]).every((field) => a[field] === b[field] || sameJson(a[field], b[field]));

/** Lists and dates; everything else of a play is equal only when it is the same. */
const sameJson = (a: unknown, b: unknown) =>
  typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b);

/**
 * A fetched list in which every play that has not changed is the very object it was; the former list itself when nothing
 * has. React Query's own sharing goes by position, and a new play at the head moves all others.
 */
export function keepUnchangedPlays(before: Play[] | undefined, after: Play[]): Play[] {
  if (!before) return after;
  const known = new Map(before.map((play) => [play.id, play]));
  const kept = after.map((play) => {
    const former = known.get(play.id);
    return former && samePlay(former, play) ? former : play;
  });
  return kept.length === before.length && kept.every((play, place) => play === before[place]) ? before : kept;
}
