import type { Candidate } from './candidate.ts';
import { headsOf, type Party } from './party.ts';
import type { Circumstances } from './worth.ts';

/** The input for the choice of games. */
export interface Evening extends Circumstances {
  /** Expected parties, including the host's. */
  parties: readonly Party[];
  /** People who answered maybe. */
  maybeHeads: number;
  /** The attendee whose ratings and plays are used; need not be attending. */
  hostId: number;
  /** Minutes from start to end. */
  minutes: number;
  candidates: readonly Candidate[];
  /** 1 is the best evening; each further number another one, as long as there are others. */
  seed: number;
  /** In which sentences are read. */
  timeZone?: string;
  /** No sentence tells whose votes they are: neither vetoes nor the wishes of people named at a table. */
  areVotesSecret?: boolean;
}

/** The evening with accepted parties only. */
export function withoutMaybes(evening: Evening): Evening {
  const maybes = evening.parties.filter(({ answer }) => answer === 'maybe');
  const parties = evening.parties.filter((party) => !maybes.includes(party));
  return { ...evening, parties, maybeHeads: evening.maybeHeads + headsOf(maybes) };
}

/** Attending parties that voted for something. */
export function attendingVoters({ parties, candidates }: Pick<Evening, 'parties' | 'candidates'>): Party[] {
  const voters = new Set(candidates.flatMap(({ approvals }) => approvals.map(({ voterId }) => voterId)));
  return parties.filter(({ id }) => voters.has(id));
}

/** Plays that tell what somebody plays, and how many of one game count. */
const [FEWEST_PLAYS, MOST_OF_A_GAME] = [5, 10];

/** Mean weight of what the host plays, by plays of each game; null with fewer than five. */
export function usualWeight(candidates: readonly Pick<Candidate, 'weight' | 'timesPlayed'>[]): number | null {
  let [plays, sum] = [0, 0];
  for (const { weight, timesPlayed } of candidates) {
    const counted = Math.min(MOST_OF_A_GAME, timesPlayed);
    plays += counted;
    sum += counted * weight;
  }
  return plays < FEWEST_PLAYS ? null : sum / plays;
}
