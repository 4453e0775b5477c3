import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownPlayers, parsePlayerRange, playerRange, statesPlayers } from './player-range.ts';

test.each([
  ['3', 3, 3],
  ['10', 10, 10],
  ['2-4', 2, 4],
  [' 2 – 4 ', 2, 4],
  ['2—4', 2, 4],
  ['2 to 4', 2, 4],
  ['2-4 players', 2, 4],
  ['1 player', 1, 1],
  ['8-12', 8, 12],
  ['4-2', 2, 4],
])('%j means %i to %i players, in every rule', (text, min, max) => {
  expect(parsePlayerRange(text)).toEqual({ min, max });
  expect(playerRange(text)).toEqual({ min, max });
  expect(knownPlayers(text)).toEqual({ min, max });
  expect(statesPlayers(text)).toBe(true);
});

test.each(['for 2', '3 or 4', '2 or so', '2-4, best with 3', '2-', '1234', '?', '', 'two', 'players'])(
  '%j states no range: it counts as 1 to 99 players',
  (text) => {
    expect(parsePlayerRange(text)).toBeNull();
    expect(playerRange(text)).toEqual({ min: 1, max: 99 });
    expect(knownPlayers(text)).toEqual({ min: null, max: null });
    expect(statesPlayers(text)).toBe(false);
  },
);

test("'2+' has no upper end: where one is needed, it counts as 1 to 99 players", () => {
  expect(parsePlayerRange('2+')).toEqual({ min: 2, max: Infinity });
  expect([playerRange('2+'), knownPlayers('2+'), statesPlayers('2+')]).toEqual([
    { min: 1, max: 99 },
    { min: null, max: null },
    false,
  ]);
});

const count = fc.integer({ min: 0, max: 999 });
const separator = fc.constantFrom('-', ' - ', '–', ' – ', '—', ' to ');
const suffix = fc.constantFrom('', ' ', ' player', ' players', ' Players');
const anyText = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[\d +\-–a-z]{0,12}$/),
  fc.tuple(count, separator, count, suffix).map(([from, by, to, end]) => `${from}${by}${to}${end}`),
);

test('a range is read in every notation, and in both directions', () => {
  fc.assert(
    fc.property(count, separator, count, suffix, (from, by, to, end) => {
      const range = { min: Math.min(from, to), max: Math.max(from, to) };
      expect(parsePlayerRange(`${from}${by}${to}${end}`)).toEqual(range);
      expect(parsePlayerRange(`${to}${by}${from}${end}`)).toEqual(range);
    }),
  );
});

test('all rules agree on every text: a stated range is the same for all, and any other text states nothing', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const range = parsePlayerRange(text);
      const isClosed = range !== null && range.max < Infinity;
      expect(statesPlayers(text)).toBe(isClosed);
      expect(playerRange(text)).toEqual(isClosed ? range : { min: 1, max: 99 });
      expect(knownPlayers(text)).toEqual(isClosed ? range : { min: null, max: null });
      expect(playerRange(text).min).toBeLessThanOrEqual(playerRange(text).max);
    }),
  );
});
