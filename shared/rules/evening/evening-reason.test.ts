import { expect, test } from 'vitest';
import { aCandidate, aFiller, anEvening, daysAgo, NOW, people, votesOf } from '#tests/support/an-evening.ts';
import { type EveningReason, eveningReasonWords, whyProposed } from './evening-reason.ts';
import { withAndWithoutMaybes } from './evening.ts';
import { planLineUp } from './line-up.ts';

const readAt = { now: NOW, timeZone: 'UTC' };

test.each<[EveningReason, string]>([
  [{ code: 'best_with', heads: 6 }, 'best with six'],
  [{ code: 'good_with', heads: 13 }, 'good with 13'],
  [{ code: 'seats', heads: 1 }, 'playable alone'],
  [{ code: 'wanted', count: 5, of: 6 }, '5 want it'],
  [{ code: 'wanted', count: 1, of: 6 }, '1 wants it'],
  [{ code: 'wanted', count: 4, of: 4 }, 'all four want it'],
  [{ code: 'wanted', count: 2, of: 2 }, 'both want it'],
  [{ code: 'own_minutes', minutes: 45 }, '45 minutes by your own plays'],
  [{ code: 'box_minutes', minutes: 45 }, '45 minutes by the box'],
  [{ code: 'long_ago', lastPlayedAt: daysAgo(92) }, 'not played since March'],
  [{ code: 'teacher', name: 'Ana', minutes: 12 }, 'Ana can teach it in 12 minutes'],
  [{ code: 'from_the_rules', name: 'Ana', minutes: 30 }, 'new to everybody, Ana has the rules (30 minutes)'],
  [{ code: 'brings', name: 'Ben' }, 'Ben brings it'],
  [{ code: 'seats_maybes', heads: 7 }, 'still fits if you are seven'],
  [{ code: 'rating', rating: 4.5 }, 'you rate it 4.5'],
  [{ code: 'best_with', heads: 1 }, 'best alone'],
  [{ code: 'good_with', heads: 1 }, 'good alone'],
  [{ code: 'seats', heads: 3 }, 'seats three'],
  [{ code: 'wanted', count: 1, of: 1 }, '1 wants it'],
  [{ code: 'never_played' }, 'never played yet'],
  [{ code: 'begins_early' }, 'can begin before all are there'],
  [{ code: 'all_know' }, 'everybody knows it'],
])('%j in words', (reason, words) => {
  expect(eveningReasonWords(reason, readAt)).toBe(words);
});

/** The reasons of the evening's games, as sentences. */
function sentences(evening: Parameters<typeof planLineUp>[0]): string[] {
  const answer = planLineUp(evening);
  return answer.fits ? answer.lineUp.games.map(({ reasons }) => whyProposed(reasons, readAt)) : [];
}

test('a proposal says why, what tells most first and at most five things', () => {
  const opener = aFiller({ id: 1, minPlayers: 1, rating: 4, lastPlayedAt: daysAgo(92) });
  const main = aCandidate({
    id: 2,
    bestPlayers: [4],
    minutes: 71,
    minutesLearned: true,
    approvals: votesOf(1, 2, 3),
    knownBy: [2],
    teachers: [2],
    source: { kind: 'brought', by: 3 },
    lastPlayedAt: null,
  });
  expect(sentences(anEvening({ candidates: [opener, main] }))).toEqual([
    'Seats four, 20 minutes by the box, everybody knows it, can begin before all are there, not played since March.',
    'Best with four, 3 want it, 71 minutes by your own plays, Ana can teach it in 13 minutes, Ben brings it.',
  ]);
});

test('with those who may come, it is another evening', () => {
  const parties = people(5).map((party) => (party.id === 5 ? { ...party, answer: 'maybe' as const } : party));
  const forFour = aCandidate({ id: 1, maxPlayers: 4, bestPlayers: [4], approvals: votesOf(1) });
  const brought = aCandidate({ id: 2, source: { kind: 'brought', by: 5 }, approvals: votesOf(5) });
  const { certain, withMaybes } = withAndWithoutMaybes(anEvening({ parties, candidates: [forFour, brought] }));
  expect(sentences(certain)).toEqual(['Best with four, 1 wants it, 60 minutes by the box, everybody knows it.']);
  expect(withMaybes && sentences(withMaybes)).toEqual([
    'Seats five, 1 wants it, 60 minutes by the box, everybody knows it, Dina brings it.',
  ]);
  expect(withAndWithoutMaybes(certain).withMaybes).toBeNull();
  const forFive = aCandidate({ id: 3 });
  expect(sentences({ ...certain, candidates: [forFive] })[0]).toContain('still fits if you are five');
});
