import { expect, test } from 'vitest';
import { type Evening, withoutMaybes } from '#shared/evening/evening.ts';
import { aCandidate, anEvening, people, votesOf } from '#tests/support/rows/an-evening.ts';
import { planLineUp } from './line-up.ts';

test('the plan with undecided guests is computed separately from the plan without them', () => {
  const parties = people(5).map((party) => (party.id === 5 ? { ...party, answer: 'maybe' as const } : party));
  const forFour = aCandidate({ id: 1, maxPlayers: 4, bestPlayers: [4], approvals: votesOf(1) });
  const brought = aCandidate({ id: 2, source: { kind: 'brought', by: 5 }, approvals: votesOf(5) });
  const withMaybes = anEvening({ parties, candidates: [forFour, brought] });
  const certain = withoutMaybes(withMaybes);
  const ids = (evening: Evening) => {
    const answer = planLineUp(evening);
    return answer.fits ? answer.lineUp.games.map(({ candidate }) => candidate.id) : [];
  };
  expect([ids(certain), ids(withMaybes)]).toEqual([[1], [2]]);
  expect([certain.maybeHeads, withMaybes.maybeHeads]).toEqual([1, 0]);
});
