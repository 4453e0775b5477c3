import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  exchange,
  fill,
  formatOptions,
  keep,
  leaveOut,
  type FittingLineUp,
  DEFAULT_OPTIONS,
  parseOptions,
  addReserveGame,
  queryOf,
  seat,
  assignTable,
  rerollPlan,
  type EveningOptions,
} from './evening-options.ts';

const planned = (number: number): FittingLineUp['games'][number] => ({
  role: 'more',
  startsAfter: 0,
  game: {
    number,
    title: `Game ${number}`,
    category: null,
    imageUrl: null,
    source: 'host_shelf' as const,
    ofNight: false,
  },
  minutes: 60,
  explained: 0,
  teacher: null,
  explaining: null,
  reasons: [],
});
const lineUp = (...numbers: number[]): FittingLineUp => ({
  fits: true as const,
  games: numbers.map(planned),
  minutes: 100,
  minutesLeft: 20,
  missing: null,
  hasOthers: true,
  reserve: [],
  served: { count: 0, of: 0 },
});

const number = fc.integer({ min: -999, max: 999 }).filter((n) => n !== 0);
const numbers = fc.uniqueArray(number, { maxLength: 5 });
const anyOptions: fc.Arbitrary<EveningOptions> = fc
  .record({
    heads: fc.constantFrom('accepted' as const, 'maybes' as const),
    seed: fc.integer({ min: 0, max: 999_999_999 }),
    from: fc.constantFrom('night' as const, 'shelf' as const),
    all: fc.uniqueArray(number, { maxLength: 7 }),
    split: fc.nat(7),
    passed: numbers,
    most: fc.option(fc.integer({ min: 1, max: 7 })),
    seats: fc.tuple(numbers, numbers),
    tableGames: fc.tuple(number, fc.constantFrom(null, 4)),
  })
  .map(({ all, split, ...options }) => ({ ...options, locked: all.slice(0, split), kept: all.slice(split) }));

test('every setting can be written to the URL and read back', () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      expect(parseOptions(formatOptions(options))).toEqual(options);
    }),
  );
  expect(formatOptions(DEFAULT_OPTIONS)).toBe('');
});

test('invalid query parameters are ignored', () => {
  const query = 'heads=all&seed=-4&from=attic&locked=none&kept=0&most=8&passed=a,,b&first=1.5&firstGame=<b>';
  expect(parseOptions(query)).toEqual(DEFAULT_OPTIONS);
});

test('the number of games in a URL is limited to that of an evening', () => {
  const { locked, kept } = parseOptions('locked=1,2,3,4,4&kept=4,5,6,7,8,9');
  expect([locked, kept]).toEqual([
    [1, 2, 3, 4],
    [5, 6],
  ]);
});

test('the request contains locked and kept games as kept', () => {
  const options: EveningOptions = {
    ...DEFAULT_OPTIONS,
    locked: [3],
    kept: [4, 3],
    passed: [7, -2],
    most: 2,
    from: 'shelf',
  };
  expect(queryOf(options)).toEqual({ from: 'shelf', kept: '3,4', passed: '7,-2', most: '2' });
});

test('an exchange keeps the other games and skips the exchanged one', () => {
  const options = exchange({ ...DEFAULT_OPTIONS, locked: [2, 4] }, lineUp(2, 3, 4), 2);
  expect(options).toMatchObject({ locked: [4], kept: [3], passed: [2], most: null });
});

test('leaving a game out keeps the others, and filling adds games again', () => {
  const left = leaveOut({ ...DEFAULT_OPTIONS, locked: [5] }, lineUp(2, 3, 5), 3);
  expect(left).toMatchObject({ locked: [5], kept: [2], passed: [3], most: 2 });
  expect(fill(left, lineUp(2, 5))).toMatchObject({ locked: [5], kept: [2], passed: [], most: null });
  expect(leaveOut(DEFAULT_OPTIONS, lineUp(2), 2).most).toBe(1);
});

test('a reserve game is added and locked, and the games that it replaces are removed', () => {
  const options = { ...DEFAULT_OPTIONS, locked: [2, 4], passed: [9], most: 3 };
  const there = addReserveGame(options, lineUp(2, 3, 4), { ...planned(9), replaces: [4] });
  expect(there).toMatchObject({ locked: [2, 9], kept: [3], passed: [], most: 3 });
  expect(addReserveGame(options, lineUp(2, 3, 4), { ...planned(9), replaces: [] }).most).toBe(4);
});

test('locked games stay when the other games are chosen again', () => {
  const options = keep({ ...DEFAULT_OPTIONS, kept: [5, 6] }, 5, true);
  expect(options).toMatchObject({ locked: [5], kept: [6] });
  expect(rerollPlan(options)).toMatchObject({ seed: 2, locked: [5], kept: [] });
  expect(keep(options, 5, false)).toMatchObject({ locked: [], kept: [6] });
  expect(rerollPlan({ ...DEFAULT_OPTIONS, seed: 999_999_999 }).seed).toBe(1);
});

test('a person is locked to one table or to none', () => {
  const first = seat(DEFAULT_OPTIONS, 7, 0);
  expect(first.seats).toEqual([[7], []]);
  expect(seat(first, 7, 1).seats).toEqual([[], [7]]);
  expect(seat(first, 7, null).seats).toEqual([[], []]);
  expect(assignTable(assignTable(DEFAULT_OPTIONS, 1, 4), 0, 3).tableGames).toEqual([3, 4]);
});
