import type { Candidate } from './candidate.ts';
import { headsOf, type Party } from './party.ts';

/** All that the choice of games goes by. */
export interface Evening {
  /** Those who are counted on, the host among them. */
  parties: readonly Party[];
  /** Heads that may come on top of them. */
  maybeHeads: number;
  /** Of the attendee whose ratings and plays are known. They need not be among those who come. */
  hostId: number;
  /** From the beginning to the end. */
  minutes: number;
  candidates: readonly Candidate[];
  /** The same seed gives the same evening; another one a little other luck. */
  seed: number;
  now: Date;
}

/** The evening with those who accepted, and the one with those who may come too; the latter is null where nobody may. */
export function withAndWithoutMaybes(evening: Evening): { certain: Evening; withMaybes: Evening | null } {
  const accepted = evening.parties.filter(({ answer }) => answer === 'accepted');
  const maybes = evening.parties.filter(({ answer }) => answer === 'maybe');
  return {
    certain: { ...evening, parties: accepted, maybeHeads: evening.maybeHeads + headsOf(maybes) },
    withMaybes: maybes.length > 0 ? evening : null,
  };
}

/** Those who come and voted for something. */
export function votersAmong({ parties, candidates }: Pick<Evening, 'parties' | 'candidates'>): Party[] {
  const voters = new Set(candidates.flatMap(({ approvals }) => approvals.map(({ voterId }) => voterId)));
  return parties.filter(({ id }) => voters.has(id));
}
