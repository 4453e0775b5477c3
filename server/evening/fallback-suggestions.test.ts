import { describe, expect, test } from 'vitest';
import { aCandidate, anEvening, people } from '#tests/support/rows/an-evening.ts';
import type { Candidate } from '#shared/evening/candidate.ts';
import { type LineUpOptions, planLineUp } from './line-up.ts';

/** The suggestions to four people when nothing fits. */
function ways(candidates: Candidate[], { minutes = 240, ...options }: LineUpOptions & { minutes?: number } = {}) {
  const answer = planLineUp(anEvening({ candidates, minutes }), options);
  if (answer.fits) throw new Error('a game fits');
  return answer.suggestions;
}
const HEAT = aCandidate({ id: 1, title: 'Heat', minutes: 70 });
const BRASS = aCandidate({ id: 2, title: 'Brass', minutes: 120 });
const NOTHING = ['No game here is for four in this time. Somebody could bring one.'];

describe('does not suggest', () => {
  test('a skipped game that takes too long', () => {
    expect(ways([HEAT], { minutes: 69, passedOver: [1] })).toEqual(NOTHING);
    expect(ways([HEAT], { minutes: 70, passedOver: [1] })).toEqual(['Heat would fit, but you passed it over.']);
  });

  test('more time for a skipped game, even if it is shorter than the others', () => {
    expect(ways([HEAT, BRASS], { minutes: 60, passedOver: [1] })).toEqual([
      'With 120 minutes there would be time for Brass.',
    ]);
  });

  test('lifting a veto or another number of people for a game that takes too long', () => {
    const vetoed = { ...HEAT, vetoedBy: [2] };
    expect(ways([vetoed], { minutes: 69 })).toEqual(NOTHING);
    expect(ways([vetoed], { minutes: 70 })).toEqual(['Heat would fit, but for the veto of Ana.']);
    const forTwo = { ...HEAT, maxPlayers: 2 };
    expect(ways([forTwo], { minutes: 69 })).toEqual(NOTHING);
    expect(ways([forTwo], { minutes: 70 })).toEqual(['If you were two, Heat would fit.']);
  });

  test('lifting a veto from a game that does not fit the number of people', () => {
    expect(ways([{ ...HEAT, vetoedBy: [2], maxPlayers: 3 }])).toEqual(NOTHING);
  });
});

describe('suggests', () => {
  test('the nearest number of people, higher or lower, regardless of ratings', () => {
    const loved = { ...HEAT, rating: 5, maxPlayers: 2 };
    expect(ways([loved, { ...BRASS, maxPlayers: 3 }])).toEqual(['If you were three, Brass would fit.']);
    expect(ways([loved, { ...BRASS, minPlayers: 5 }])).toEqual(['If you were five, Brass would fit.']);
  });

  test('releasing the longest game if the kept games together take too long', () => {
    expect(ways([HEAT, BRASS], { minutes: 150, kept: [1, 2] })).toEqual([
      'With 200 minutes there would be time for Brass.',
      'Brass takes too long. Let it go, and there may be another.',
    ]);
  });

  test('releasing a kept game that cannot be played', () => {
    expect(ways([{ ...HEAT, vetoedBy: [3] }], { kept: [1] })).toEqual([
      'Heat has been vetoed. Let it go, and there may be another.',
    ]);
    expect(ways([HEAT], { kept: [7] })).toEqual([
      'A game that you keep is not among the games. Let it go, and there may be another.',
    ]);
  });
});

test('the suggestion to lift a veto names nobody while votes are secret', () => {
  const answer = planLineUp(anEvening({ candidates: [{ ...HEAT, vetoedBy: [2] }], areVotesSecret: true }));
  expect(answer).toEqual({ fits: false, suggestions: ['Heat would fit, but for a veto.'] });
});

test('without attendees the only suggestion says that nobody comes', () => {
  const answer = planLineUp(anEvening({ parties: people(0), candidates: [HEAT, { ...BRASS, vetoedBy: [1] }] }));
  expect(answer).toEqual({ fits: false, suggestions: ['Nobody has said yes yet.'] });
});
