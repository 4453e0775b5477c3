import type { Candidate } from './candidate.ts';
import { headsOf, type Party } from './party.ts';

/** The input for the choice of games. */
export interface Evening {
  /** Expected parties, including the host's. */
  parties: readonly Party[];
  /** People who answered maybe. */
  maybeHeads: number;
  /** The attendee whose ratings and plays are used; need not be attending. */
  hostId: number;
  /** Minutes from start to end. */
  minutes: number;
  candidates: readonly Candidate[];
  /** The same seed gives the same evening; another seed changes the random part. */
  seed: number;
  now: Date;
}

/** The evening with accepted parties only, and the one that includes maybes; the latter is null without maybes. */
export function withAndWithoutMaybes(evening: Evening): { certain: Evening; withMaybes: Evening | null } {
  const accepted = evening.parties.filter(({ answer }) => answer === 'accepted');
  const maybes = evening.parties.filter(({ answer }) => answer === 'maybe');
  return {
    certain: { ...evening, parties: accepted, maybeHeads: evening.maybeHeads + headsOf(maybes) },
    withMaybes: maybes.length > 0 ? evening : null,
  };
}

/** Attending parties that voted for something. */
export function attendingVoters({ parties, candidates }: Pick<Evening, 'parties' | 'candidates'>): Party[] {
  const voters = new Set(candidates.flatMap(({ approvals }) => approvals.map(({ voterId }) => voterId)));
  return parties.filter(({ id }) => voters.has(id));
}
