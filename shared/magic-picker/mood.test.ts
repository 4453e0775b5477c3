import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPickerGame, anyCollection } from '#tests/support/rows/a-picker-game.ts';
import { moodPoints } from './mood.ts';
import { MOODS } from './picker-filters.ts';
import type { PickerGame } from './picker-game.ts';

/** One game of each kind. */
const SHELF = {
  partyGame: aPickerGame({ category: 'party', difficulty: 'easy', weight: 1.2, duration: '15', players: '4-8' }),
  familyGame: aPickerGame({ category: 'family', difficulty: 'easy', weight: 1.6, duration: '40' }),
  team: aPickerGame({ category: 'cooperative', weight: 2.4, duration: '45', mechanics: ['Cooperative Game'] }),
  duel: aPickerGame({ category: 'abstract', weight: 2.3, duration: '25', players: '2' }),
  brainBurner: aPickerGame({
    category: 'euro',
    difficulty: 'expert',
    weight: 3.9,
    duration: '150',
    mechanics: ['Worker Placement', 'Income'],
  }),
};

test.each([
  ['casual', 'partyGame', 'brainBurner'],
  ['competitive', 'brainBurner', 'team'],
  ['cooperative', 'team', 'brainBurner'],
  ['social', 'partyGame', 'brainBurner'],
  ['thinking', 'brainBurner', 'partyGame'],
  ['quick', 'partyGame', 'brainBurner'],
] as const)('%s: most points for the %s, fewest for the %s', (mood, most, least) => {
  const points = Object.values(SHELF).map((game) => moodPoints(mood, game));
  expect(moodPoints(mood, SHELF[most])).toBe(Math.max(...points));
  expect(moodPoints(mood, SHELF[least])).toBe(Math.min(...points));
  expect(moodPoints(mood, SHELF[most])).toBeGreaterThanOrEqual(10);
  expect(moodPoints(mood, SHELF[least])).toBeLessThan(0);
});

test('every bonus is between -10 and +15, both included', () => {
  fc.assert(
    fc.property(anyCollection, (games) => {
      for (const mood of MOODS)
        for (const game of games) {
          expect(moodPoints(mood, game)).toBeGreaterThanOrEqual(-10);
          expect(moodPoints(mood, game)).toBeLessThanOrEqual(15);
        }
    }),
  );
  expect(moodPoints('cooperative', SHELF.team)).toBe(15);
  expect(moodPoints('cooperative', SHELF.brainBurner)).toBe(-10);
});

test('without a known weight, the difficulty is used', () => {
  const unknown = aPickerGame({ weight: null, difficulty: 'expert', category: 'euro' });
  expect(moodPoints('thinking', unknown)).toBe(moodPoints('thinking', { ...unknown, weight: 4 }));
});

/** A game that no mood favours, and too long to be quick. */
const plain = (facts: Partial<PickerGame>) =>
  aPickerGame({ category: 'thematic', weight: 2.2, duration: '60', players: '2-4', ...facts });

test.each<[(typeof MOODS)[number], Partial<PickerGame>, number]>([
  ['casual', {}, 0],
  ['casual', { weight: 2.19 }, 4],
  ['casual', { weight: 1.7 }, 4],
  ['casual', { weight: 1.69 }, 10],
  ['casual', { duration: '45' }, 3],
  ['casual', { duration: '46' }, 0],
  ['casual', { duration: '90' }, 0],
  ['casual', { duration: '91' }, -5],
  ['casual', { weight: 2.8 }, 0],
  ['casual', { weight: 2.81 }, -8],
  ['competitive', { mechanics: ['Dice Rolling', 'Race'] }, 5],
  ['competitive', { mechanics: ['Dice Rolling'] }, 0],
  ['competitive', { category: 'cooperative' }, -10],
  ['competitive', { mechanics: ['Cooperative Game'] }, -10],
  ['cooperative', { category: 'cooperative' }, 15],
  ['cooperative', { mechanics: ['Cooperative Game'] }, 15],
  ['social', { players: '2-6' }, 2],
  ['social', { players: '2-5' }, 0],
  ['social', { weight: 3 }, -4],
  ['social', { weight: 3.1 }, -10],
  ['thinking', { weight: 2.3 }, 0],
  ['thinking', { weight: 3 }, 6],
  ['thinking', { weight: 1.79 }, -4],
  ['quick', { duration: '45' }, 0],
  ['quick', { duration: '30' }, 6],
  ['quick', { duration: '20', weight: 1.9 }, 15],
])('%s with %j gives %i points', (mood, facts, points) => {
  expect(moodPoints(mood, plain(facts))).toBe(points);
});
