import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aNextPlay } from '#tests/support/rows/a-next-play.ts';
import { aPickerGame, anyCollection, anyFilters, daysAgo, NOW } from '#tests/support/rows/a-picker-game.ts';
import { moodPoints } from '#shared/magic-picker/mood.ts';
import { pointsOf, reasonsFor } from './pick-game.ts';
import type { PickReason } from './pick-reason.ts';
import { NO_FILTERS, type PickerFilters } from '#shared/magic-picker/picker-filters.ts';
import { playerCounts, type PickerGame } from '#shared/magic-picker/picker-game.ts';
import { durationFit, playerFit } from './score-game.ts';

/** Points that fields and filters add to a game that otherwise has points for time only. */
const worth = (facts: Partial<PickerGame>, filters: Partial<PickerFilters> = {}) =>
  pointsOf(aPickerGame(facts), { ...NO_FILTERS, ...filters }, NOW) - 15;

describe('the number of players', () => {
  test.each([
    ['2-4', 1, -10],
    ['2-4', 2, 20],
    ['2-4', 4, 20],
    ['2-4', 5, -10],
    ['4', 4, 20],
    ['4', 3, -10],
    ['a crowd', 5, 20],
    ['2-5', 6, -10],
    ['2-6', 6, 20],
    ['8-20', 6, 20],
  ] as const)("of a game for '%s', with %i players, gives %i", (players, table, points) => {
    expect(playerFit(aPickerGame({ players }), table).points).toBe(points);
  });

  test.each([
    ['3', '2,4', 3, 26],
    ['3', '2,4', 4, 22],
    ['3', '3,4', 2, 8],
    ['3', null, 2, 20],
    [null, '3', 3, 22],
    ['3', '3', 5, -10],
    ['7', '6,7', 6, 26],
    ['6', '5', 6, 26],
    ['5', '5', 6, 8],
    [null, '6', 6, 22],
  ] as const)('best %s, recommended %s: %i players give %i', (bestPlayers, recommendedPlayers, table, points) => {
    const players = table === 6 ? '2-8' : '2-4';
    expect(playerFit(aPickerGame({ players, bestPlayers, recommendedPlayers }), table).points).toBe(points);
  });

  test('gives nothing without a number of players', () => {
    expect(worth({ bestPlayers: '3' })).toBe(0);
    expect(worth({}, { players: 3 })).toBe(20);
  });
});

describe('the duration', () => {
  test.each([
    [
      'quick',
      20,
      [
        [5, 15],
        [35, 15],
        [36, 5],
        [50, 5],
        [51, -5],
      ],
    ],
    [
      'medium',
      45,
      [
        [30, 15],
        [60, 15],
        [29, 5],
        [15, 5],
        [76, -5],
      ],
    ],
    [
      'long',
      90,
      [
        [75, 15],
        [105, 15],
        [74, 5],
        [120, 5],
        [121, -5],
      ],
    ],
    [
      null,
      60,
      [
        [45, 15],
        [75, 15],
        [44, 5],
        [90, 5],
        [91, -5],
      ],
    ],
  ] as const)('%s means %i minutes: 15 points within 15, 5 within 30, otherwise -5', (choice, target, cases) => {
    expect(durationFit(aPickerGame({ duration: String(target) }), choice).points).toBe(15);
    for (const [minutes, points] of cases)
      expect([minutes, durationFit(aPickerGame({ duration: `${minutes} min` }), choice).points]).toEqual([
        minutes,
        points,
      ]);
  });

  test('is the first number of the text, otherwise 60 minutes', () => {
    expect(durationFit(aPickerGame({ duration: 'about 20-90 min' }), 'quick').points).toBe(15);
    expect(durationFit(aPickerGame({ duration: 'an evening' }), null).points).toBe(15);
  });
});

test.each([
  ['easy', 15, 7, 4, 1],
  ['medium', 7, 15, 7, 4],
  ['hard', 4, 7, 15, 7],
  ['expert', 1, 4, 7, 15],
] as const)('for %s, the difficulties give %i, %i, %i and %i', (difficulty, ...points) => {
  const difficulties = ['easy', 'medium', 'hard', 'expert'] as const;
  expect(difficulties.map((of) => worth({ difficulty: of }, { difficulty }))).toEqual(points);
});

test('the selected category gives 15 points, any other none', () => {
  expect(worth({ category: 'euro' }, { category: 'euro' })).toBe(15);
  expect(worth({ category: 'euro' }, { category: 'war' })).toBe(0);
});

test.each([
  [0, 0],
  [0.5, 1.5],
  [4, 12],
  [5, 15],
])('a rating of %d gives %d', (rating, points) => {
  expect(worth({ rating })).toBe(points);
});

test.each([
  [0, 3],
  [1, 0],
  [4, 0],
  [5, 2],
  [9, 2],
  [10, 5],
  [200, 5],
])('%i plays give %i', (timesPlayed, points) => {
  expect(worth({ timesPlayed })).toBe(points);
});

test.each([
  [0, -10],
  [6.99, -10],
  [7, -5],
  [29.99, -5],
  [30, 0],
  [400, 0],
])("played %d days ago gives %i with 'exclude recent', otherwise nothing", (days, points) => {
  expect(worth({ lastPlayed: daysAgo(days) }, { excludeRecent: true })).toBe(points);
  expect(worth({ lastPlayed: daysAgo(days) })).toBe(0);
});

test('a mood gives the points of its table, and all parts are added', () => {
  const game = aPickerGame({ category: 'party', difficulty: 'easy', rating: 4, timesPlayed: 12, players: '3-8' });
  const filters = { ...NO_FILTERS, players: 5, mood: 'social', category: 'party', difficulty: 'easy' } as const;
  expect(moodPoints('social', game)).toBe(11);
  expect(pointsOf(game, filters, NOW)).toBe(20 + 15 + 15 + 15 + 11 + 12 + 5);
});

test('the points of any game are between the smallest and the largest possible sum', () => {
  fc.assert(
    fc.property(anyCollection, anyFilters, (games, filters) => {
      for (const game of games) {
        const points = pointsOf(game, filters, NOW);
        expect(points).toBeGreaterThanOrEqual(-10 - 5 - 10 - 10);
        expect(points).toBeLessThanOrEqual(26 + 15 + 15 + 15 + 15 + 15 + 5 + 2);
      }
    }),
  );
});

test('a game that counts for a challenge gets two points more, less than for a star', () => {
  const points = (facts: Partial<PickerGame>) => pointsOf(aPickerGame(facts), NO_FILTERS, NOW);
  expect(points({ nextPlay: aNextPlay() }) - points({})).toBe(2);
  expect(points({ rating: 1 })).toBeGreaterThan(points({ nextPlay: aNextPlay() }));
});

describe('the reasons for a game', () => {
  const LONG_AGO = daysAgo(91);
  test.each<[string, Partial<PickerGame>, Partial<PickerFilters>, PickReason[]]>([
    ['nothing without a filter', {}, {}, []],
    ['that it seats the table', {}, { players: 3 }, [{ code: 'fits', players: 3 }]],
    ['that it counts for a challenge', { nextPlay: aNextPlay() }, {}, [{ code: 'challenge', nextPlay: aNextPlay() }]],
    ['nothing for a table that it does not seat', {}, { players: 5 }, []],
    ['nothing about seats that are unknown', { players: '?' }, { players: 5 }, []],
    [
      'that the number of players is recommended',
      { recommendedPlayers: '3' },
      { players: 3 },
      [{ code: 'recommended_with', players: 3 }],
    ],
    [
      'that the number of players is the best',
      { bestPlayers: '3' },
      { players: 3 },
      [{ code: 'best_with', players: 3 }],
    ],
    ['its time, where one was asked for', { duration: '45' }, { duration: 'medium' }, [{ code: 'time', minutes: 45 }]],
    ['its difficulty', { difficulty: 'hard' }, { difficulty: 'hard' }, [{ code: 'difficulty', difficulty: 'hard' }]],
    ['not another difficulty', { difficulty: 'hard' }, { difficulty: 'easy' }, []],
    ['its category', { category: 'euro' }, { category: 'euro' }, [{ code: 'category', category: 'euro' }]],
    ['not another category', { category: 'euro' }, { category: 'war' }, []],
    [
      'a mood that it suits by 5 points',
      { category: 'word', weight: 2 },
      { mood: 'social' },
      [{ code: 'mood', mood: 'social' }],
    ],
    ['not a mood that it suits by fewer points', { players: '2-8', weight: 2 }, { mood: 'social' }, []],
    ['a rating of 4', { rating: 4 }, {}, [{ code: 'rating', rating: 4 }]],
    ['no rating of 3.5', { rating: 3.5 }, {}, []],
    ['ten plays', { timesPlayed: 10 }, {}, [{ code: 'favourite_of_the_table', plays: 10 }]],
    ['not nine plays', { timesPlayed: 9 }, {}, []],
    ['that it was never played', { timesPlayed: 0 }, {}, [{ code: 'never_played' }]],
    [
      'that it was not played for over 90 days',
      { lastPlayed: LONG_AGO },
      {},
      [{ code: 'long_ago', lastPlayed: LONG_AGO }],
    ],
    ['not that it was played 90 days ago', { lastPlayed: daysAgo(90) }, {}, []],
  ])('%s', (_what, facts, filters, reasons) => {
    expect(reasonsFor(aPickerGame(facts), { ...NO_FILTERS, ...filters }, NOW)).toEqual(reasons);
  });
});

test.each([
  [null, []],
  ['', []],
  ['3', [3]],
  ['10,12', [10, 12]],
  ['0,x,4', [4]],
])('the counts %j are parsed as %j', (counts, numbers) => {
  expect(playerCounts(counts)).toEqual(numbers);
});
