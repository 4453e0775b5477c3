import { type Candidate, explainersOf, knowersOf } from './candidate.ts';
import { headsOf, inOrder, type Party } from './party.ts';

/** About what an explanation takes of a game of weight 1; it grows with the square: 10 minutes at 2, 40 at 4. */
const MINUTES_AT_ONE = 2.5;
/** Somebody reads the rules aloud, since nobody has played it. */
const FROM_THE_RULES = 1.5;

/**
 * Minutes to explain a game of a weight of 1 to 5 to the newcomers among so many heads: none when all know it, half of
 * the whole explanation for a few among many, all of it the more of them are new, and half as much again where nobody has
 * played it.
 */
export function teachMinutes(weight: number, newcomers: number, heads: number): number {
  if (newcomers === 0) return 0;
  const whole = MINUTES_AT_ONE * weight * weight;
  return Math.ceil(newcomers === heads ? whole * FROM_THE_RULES : (whole * (1 + newcomers / heads)) / 2);
}

/** How a table gets to know a game. */
export interface Explanation {
  minutes: number;
  /** Null when all know it. */
  by: Party | null;
  /** Nobody at the table has played it. */
  fromRules: boolean;
}

/**
 * Who explains a game to these parties, and for how long; null where some do not know it and nobody there can explain it.
 * Whoever comes along with somebody is taken for new to it.
 */
export function explanationAt(candidate: Candidate, parties: readonly Party[]): Explanation | null {
  const heads = headsOf(parties);
  const knowers = knowersOf(candidate);
  const newcomers = heads - parties.filter(({ id }) => knowers.has(id)).length;
  if (newcomers === 0) return { minutes: 0, by: null, fromRules: false };
  const explainer = explainerAmong(candidate, parties);
  if (!explainer) return null;
  return { minutes: teachMinutes(candidate.weight, newcomers, heads), by: explainer, fromRules: newcomers === heads };
}

/** Those who said that they can before the one who has it, and both before those who have played it. */
function explainerAmong(candidate: Candidate, parties: readonly Party[]): Party | undefined {
  const explainers = explainersOf(candidate);
  const able = inOrder(parties).filter(({ id }) => explainers.has(id));
  return (
    able.find(({ id }) => candidate.teachers.includes(id)) ??
    able.find(({ id }) => id === candidate.source.by) ??
    able[0]
  );
}
