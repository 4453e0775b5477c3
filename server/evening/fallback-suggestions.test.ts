import { describe, expect, test } from 'vitest';
import { aCandidate, anEvening, people } from '#tests/support/rows/an-evening.ts';
import type { Candidate } from '#shared/evening/candidate.ts';
import { type LineUpOptions, planLineUp } from './line-up.ts';
import { fallbackText } from './fallback-suggestions.ts';

/** The suggestions to four people when nothing fits. */
function ways(candidates: Candidate[], { minutes = 240, ...options }: LineUpOptions & { minutes?: number } = {}) {
  const answer = planLineUp(anEvening({ candidates, minutes }), options);
  if (answer.fits) throw new Error('a game fits');
  return answer.suggestions;
}
const HEAT = aCandidate({ id: 1, title: 'Heat', minutes: 70 });
const BRASS = aCandidate({ id: 2, title: 'Brass', minutes: 120 });
const NOTHING = [{ code: 'another_game', heads: 4 }];

describe('does not suggest', () => {
  test('a skipped game that takes too long', () => {
    expect(ways([HEAT], { minutes: 69, passedOver: [1] })).toEqual(NOTHING);
    expect(ways([HEAT], { minutes: 70, passedOver: [1] })).toEqual([{ code: 'again', title: 'Heat' }]);
  });

  test('more time for a skipped game, even if it is shorter than the others', () => {
    expect(ways([HEAT, BRASS], { minutes: 60, passedOver: [1] })).toEqual([
      { code: 'more_time', minutes: 120, title: 'Brass' },
    ]);
  });

  test('lifting a veto or another number of people for a game that takes too long', () => {
    const vetoed = { ...HEAT, vetoedBy: [2] };
    expect(ways([vetoed], { minutes: 69 })).toEqual(NOTHING);
    expect(ways([vetoed], { minutes: 70 })).toEqual([{ code: 'lift_veto', title: 'Heat', names: ['Ana'] }]);
    const forTwo = { ...HEAT, maxPlayers: 2 };
    expect(ways([forTwo], { minutes: 69 })).toEqual(NOTHING);
    expect(ways([forTwo], { minutes: 70 })).toEqual([{ code: 'other_heads', heads: 2, title: 'Heat' }]);
  });

  test('lifting a veto from a game that does not fit the number of people', () => {
    expect(ways([{ ...HEAT, vetoedBy: [2], maxPlayers: 3 }])).toEqual(NOTHING);
  });
});

describe('suggests', () => {
  test('the nearest number of people, higher or lower, regardless of ratings', () => {
    const loved = { ...HEAT, rating: 5, maxPlayers: 2 };
    expect(ways([loved, { ...BRASS, maxPlayers: 3 }])).toEqual([{ code: 'other_heads', heads: 3, title: 'Brass' }]);
    expect(ways([loved, { ...BRASS, minPlayers: 5 }])).toEqual([{ code: 'other_heads', heads: 5, title: 'Brass' }]);
  });

  test('releasing the longest game if the kept games together take too long', () => {
    expect(ways([HEAT, BRASS], { minutes: 150, kept: [1, 2] })).toEqual([
      { code: 'more_time', minutes: 200, title: 'Brass' },
      { code: 'let_go', title: 'Brass', because: 'time' },
    ]);
  });

  test('releasing a kept game that cannot be played', () => {
    expect(ways([{ ...HEAT, vetoedBy: [3] }], { kept: [1] })).toEqual([
      { code: 'let_go', title: 'Heat', because: 'vetoed' },
    ]);
    expect(ways([HEAT], { kept: [7] })).toEqual([{ code: 'let_go', title: null, because: 'unknown' }]);
  });
});

test('the suggestion to lift a veto names nobody while votes are secret', () => {
  expect(fallbackText({ code: 'lift_veto', title: 'Heat', names: [] })).toBe('Heat would fit, but for a veto.');
});

test('without attendees the only suggestion says that nobody comes', () => {
  const answer = planLineUp(anEvening({ parties: people(0), candidates: [HEAT, { ...BRASS, vetoedBy: [1] }] }));
  expect(answer).toEqual({ fits: false, suggestions: [{ code: 'nobody' }] });
});
