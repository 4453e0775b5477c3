import { type Candidate, explainersOf, explainsItself, peopleWhoKnow } from './candidate.ts';
import { headsOf, inOrder, type Party } from './party.ts';

/** Explaining a game of weight 1; grows with the square: 10 minutes at weight 2, 40 at 4. */
const MINUTES_AT_ONE = 2.5;
/** Factor if nobody has played it and the rules are read aloud. */
const FROM_THE_RULES = 1.5;

/**
 * Minutes to explain a game of weight 1 to 5 to newcomers: none without newcomers, half of the full time for a few
 * among many, the full time for many, and half as much again if who explains has not played it.
 */
export function teachMinutes(
  weight: number,
  newcomers: number,
  heads: number,
  fromRules = newcomers === heads,
): number {
  if (newcomers === 0) return 0;
  const whole = MINUTES_AT_ONE * weight * weight;
  return Math.ceil(fromRules ? whole * FROM_THE_RULES : (whole * (1 + newcomers / heads)) / 2);
}

/** The explanation of a game at a table. */
export interface Explanation {
  minutes: number;
  /** Null if everybody knows it, or if anybody reads the rules of a light game. */
  by: Party | null;
  /** Whether nobody who plays or explains it has played it. */
  fromRules: boolean;
}

/**
 * Returns who explains a game to these parties and for how long; null if some do not know it and nobody can explain it, unless it is light.
 * Companions count as new to the game. @param visitor sits at another table, and comes if nobody here can explain it
 */
export function explanationAt(
  candidate: Candidate,
  parties: readonly Party[],
  visitor: Party | null = null,
): Explanation | null {
  const heads = headsOf(parties);
  const knowers = peopleWhoKnow(candidate);
  const newcomers = heads - parties.filter(({ id }) => knowers.has(id)).length;
  if (newcomers === 0) return { minutes: 0, by: null, fromRules: false };
  const own = explainerAmong(candidate, parties);
  const needsVisitor = !own && !explainsItself(candidate);
  const by = own ?? (needsVisitor && visitor ? explainerAmong(candidate, [visitor]) : undefined);
  if (needsVisitor && !by) return null;
  const fromRules = newcomers === heads && !(needsVisitor && by && knowers.has(by.id));
  return { minutes: teachMinutes(candidate.weight, newcomers, heads, fromRules), by: by ?? null, fromRules };
}

/** Volunteers first, then the owner, then those who have played it. */
function explainerAmong(candidate: Candidate, parties: readonly Party[]): Party | undefined {
  const explainers = explainersOf(candidate);
  const able = inOrder(parties).filter(({ id }) => explainers.has(id));
  return (
    able.find(({ id }) => candidate.teachers.includes(id)) ??
    able.find(({ id }) => id === candidate.source.by) ??
    able[0]
  );
}
