import { expect, test } from 'vitest';
import { aCandidate, anEvening, daysAgo, NOW, people, votesOf } from '#tests/support/rows/an-evening.ts';
import { type EveningReason, eveningReasonText, reasonLine } from './evening-reason.ts';
import { type Evening, withoutMaybes } from './evening.ts';
import { planLineUp } from '#server/evening/line-up.ts';

const readAt = { now: NOW, timeZone: 'UTC' };

test.each<[EveningReason, string]>([
  [{ code: 'best_with', heads: 6 }, 'best with 6'],
  [{ code: 'good_with', heads: 13 }, 'good with 13'],
  [{ code: 'seats', heads: 1 }, 'playable alone'],
  [{ code: 'wanted', count: 5, of: 6 }, '5 want it'],
  [{ code: 'wanted', count: 1, of: 6 }, '1 wants it'],
  [{ code: 'wanted', count: 4, of: 4 }, 'all 4 want it'],
  [{ code: 'wanted', count: 2, of: 2 }, 'both want it'],
  [{ code: 'own_minutes', minutes: 45 }, '45 minutes by your own plays'],
  [{ code: 'of_night' }, 'you chose it for this night'],
  [{ code: 'long_ago', lastPlayedAt: daysAgo(92) }, 'not played since March'],
  [{ code: 'teacher', name: 'Ana', minutes: 12 }, 'Ana can teach it in 12 minutes'],
  [{ code: 'from_the_rules', name: 'Ana', minutes: 30 }, 'new to everybody, Ana has the rules (30 minutes)'],
  [{ code: 'brings', name: 'Ben' }, 'Ben brings it'],
  [{ code: 'seats_maybes', heads: 7 }, 'still fits if you are 7'],
  [{ code: 'rating', rating: 4.5 }, 'you rate it 4.5'],
  [{ code: 'best_with', heads: 1 }, 'best alone'],
  [{ code: 'good_with', heads: 1 }, 'good alone'],
  [{ code: 'seats', heads: 3 }, 'seats 3'],
  [{ code: 'wanted', count: 1, of: 1 }, '1 wants it'],
  [{ code: 'has_rules', name: 'Ana', minutes: 20 }, 'Ana has the rules (20 minutes)'],
  [{ code: 'easy_rules', minutes: 5 }, 'its rules are read in 5 minutes'],
  [{ code: 'for_age', age: 7 }, 'for ages 7 and up'],
  [{ code: 'light' }, 'light, as you wish'],
  [{ code: 'heavy' }, 'heavy, as you wish'],
  [{ code: 'easy_to_learn' }, 'easy for somebody new'],
  [{ code: 'begins_early' }, 'can begin before all are there'],
  [{ code: 'all_know', heads: 4 }, 'everybody knows it'],
  [{ code: 'all_know', heads: 2 }, 'both know it'],
])('%j has its text', (reason, words) => {
  expect(eveningReasonText(reason, readAt)).toBe(words);
});

test('reasons are joined on one line', () => {
  expect(reasonLine(['best with 5', '3 want it'])).toBe('Best with 5 · 3 want it');
  expect(reasonLine([])).toBe('');
});

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
