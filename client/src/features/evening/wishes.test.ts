import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Role } from '#shared/rules/evening/roles.ts';
import {
  exchange,
  fill,
  formatWishes,
  leaveOut,
  NO_WISHES,
  parseWishes,
  queryOf,
  seat,
  settle,
  settleAtTable,
  throwAgain,
  type Wishes,
} from './wishes.ts';

const planned = (role: Role, number: number) => ({
  role,
  startsAfter: 0,
  game: { number, title: `Game ${number}`, category: null, imageUrl: null, source: 'host_shelf' as const },
  minutes: 60,
  explained: 0,
  teacher: null,
  reasons: [],
});
const lineUp = (...games: ReturnType<typeof planned>[]) => ({
  fits: true as const,
  games,
  minutes: 100,
  minutesLeft: 20,
  reserve: null,
  served: { count: 0, of: 0 },
});

const number = fc.integer({ min: -999, max: 999 }).filter((n) => n !== 0);
const places = fc.record(
  { opener: fc.oneof(number, fc.constant('none' as const)), main: number, closer: number },
  { requiredKeys: [] },
);
const numbers = fc.uniqueArray(number, { maxLength: 5 });
const anyWishes: fc.Arbitrary<Wishes> = fc.record({
  heads: fc.constantFrom('accepted', 'maybes'),
  seed: fc.integer({ min: 0, max: 999_999_999 }),
  locked: places,
  kept: places,
  passed: numbers,
  seats: fc.tuple(numbers, numbers),
  tableGames: fc.tuple(number, fc.constantFrom(null, 4)),
});

test('an address brings back what was wished, whatever it was', () => {
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      expect(parseWishes(formatWishes(wishes))).toEqual(wishes);
    }),
  );
  expect(formatWishes(NO_WISHES)).toBe('');
});

test('an address that makes no sense wishes nothing', () => {
  const query = 'heads=all&seed=-4&main=none&opener=x&keep-closer=0&passed=a,,b&first=1.5&firstGame=<b>';
  expect(parseWishes(query)).toEqual(NO_WISHES);
});

test('the server is asked for what is locked before what is merely kept', () => {
  const wishes: Wishes = { ...NO_WISHES, locked: { main: 3 }, kept: { main: 4, closer: 'none' }, passed: [7, -2] };
  expect(queryOf(wishes)).toEqual({ heads: 'accepted', seed: '1', main: '3', closer: 'none', passed: '7,-2' });
});

describe('exchanging a game', () => {
  test('keeps the others, also that there is none, and passes it over', () => {
    const wishes = exchange(
      { ...NO_WISHES, locked: { main: 2 } },
      lineUp(planned('main', 2), planned('closer', 3)),
      'main',
    );
    expect(wishes).toMatchObject({ locked: {}, kept: { opener: 'none', closer: 3 }, passed: [2] });
  });

  test('of a place that is empty keeps the others', () => {
    expect(exchange(NO_WISHES, lineUp(planned('main', 2)), 'opener')).toMatchObject({
      kept: { main: 2, closer: 'none' },
      passed: [],
    });
  });
});

test('a place is left empty and filled again while the others stay as they are', () => {
  const left = leaveOut(NO_WISHES, lineUp(planned('main', 2), planned('closer', 3)), 'closer');
  expect(left).toMatchObject({ locked: { closer: 'none' }, kept: { opener: 'none', main: 2 } });
  const filled = fill({ ...left, passed: [9] }, lineUp(planned('main', 2)), 'closer');
  expect(filled).toMatchObject({ locked: {}, kept: { opener: 'none', main: 2 }, passed: [] });
});

test('what is settled stays when everything else is thrown anew', () => {
  const wishes = settle({ ...NO_WISHES, kept: { closer: 6 } }, 'opener', 5);
  expect(throwAgain(wishes)).toMatchObject({ seed: 2, locked: { opener: 5 }, kept: {} });
  expect(settle(wishes, 'opener', null)).toMatchObject({ locked: {}, kept: { closer: 6 } });
  expect(throwAgain({ ...NO_WISHES, seed: 999_999_999 }).seed).toBe(1);
});

test('somebody sits at one table, or wherever it is best', () => {
  const first = seat(NO_WISHES, 7, 0);
  expect(first.seats).toEqual([[7], []]);
  expect(seat(first, 7, 1).seats).toEqual([[], [7]]);
  expect(seat(first, 7, null).seats).toEqual([[], []]);
  expect(settleAtTable(settleAtTable(NO_WISHES, 1, 4), 0, 3).tableGames).toEqual([3, 4]);
});
