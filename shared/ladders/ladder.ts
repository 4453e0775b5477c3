import type { RatedPlay } from './rated-play.ts';
import { drifted, isProvisional, pointsOf, rate, type Rating, START } from './rating.ts';

interface Rated extends Rating {
  /** Number of plays that the rating is made of. */
  plays: number;
}

/** The ratings of people after some plays. Who has not played is not in it. */
export type Ladder = ReadonlyMap<number, Rated>;

const NEW: Rated = { ...START, plays: 0 };

/**
 * The ratings after all plays in their order. `ladderOf(all)` is `ladderOf(later, ladderOf(earlier))`: what a ladder was
 * at any time needs no store, and correcting an old play corrects what follows.
 */
export function ladderOf(plays: Iterable<RatedPlay>, before: Ladder = new Map()): Ladder {
  const ladder = new Map(before);
  for (const { sides, ranks } of plays) {
    const after = rate(
      sides.map((side) => side.map((person) => drifted(ladder.get(person) ?? NEW))),
      ranks,
    );
    for (const [place, side] of sides.entries())
      for (const [seat, person] of side.entries()) {
        const rating = after[place]?.[seat];
        if (rating) ladder.set(person, { ...rating, plays: (ladder.get(person)?.plays ?? 0) + 1 });
      }
  }
  return ladder;
}

export interface Rung extends Rated {
  person: number;
  /** From 1, equal ratings share one; null while the rating is provisional. */
  place: number | null;
  /** Points since the earlier ladder; null for who has not played since, or was not in it. */
  change: number | null;
}

/** The people by place, the best first; after them those whose rating is provisional. @param then an earlier ladder */
export function rungsOf(now: Ladder, then: Ladder): Rung[] {
  const rungs = [...now].map(([person, rated]) => ({ person, ...rated, change: changeOf(rated, then.get(person)) }));
  const settled = rungs.filter((rung) => !isProvisional(rung));
  const better = ({ mu }: Rating) => settled.filter((other) => pointsOf(other.mu) > pointsOf(mu)).length;
  return rungs
    .map((rung) => ({ ...rung, place: isProvisional(rung) ? null : better(rung) + 1 }))
    .toSorted((a, b) => Number(isProvisional(a)) - Number(isProvisional(b)) || b.mu - a.mu || a.person - b.person);
}

const changeOf = (now: Rated, then: Rated | undefined): number | null =>
  then === undefined || then.plays === now.plays ? null : pointsOf(now.mu) - pointsOf(then.mu);

/** Who has gained most; null if nobody whose rating is settled has gained anything. */
export function mostImproved(rungs: readonly Rung[]): Rung | null {
  const gained = rungs.filter(({ place, change }) => place !== null && (change ?? 0) > 0);
  const [most = null] = gained.toSorted((a, b) => (b.change ?? 0) - (a.change ?? 0));
  return most;
}

/** What a change is measured over. */
export const LADDER_SPANS = ['month', 'ten_plays'] as const;
export type LadderSpan = (typeof LADDER_SPANS)[number];

const MONTH_MS = 30 * 24 * 60 * 60_000;
const RECENT_PLAYS = 10;

/** Divides plays, in their order, into those of the last thirty days and those before; without any since, the last ten are the late ones. */
export function divideBySpan<P extends { playedAt: Date }>(
  plays: readonly P[],
  now: Date,
): { span: LadderSpan; early: readonly P[]; late: readonly P[] } {
  const since = now.getTime() - MONTH_MS;
  const first = plays.findIndex(({ playedAt }) => playedAt.getTime() > since);
  const at = first === -1 ? Math.max(0, plays.length - RECENT_PLAYS) : first;
  return { span: first === -1 ? 'ten_plays' : 'month', early: plays.slice(0, at), late: plays.slice(at) };
}

/** A ladder is shown from so many plays on. */
export const LEAST_PLAYS = 3;
