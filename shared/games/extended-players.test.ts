import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addedPlayersText, extendPlayers, seatsText } from './extended-players.ts';
import { parsePlayerRange } from './player-range.ts';

const catan = { title: 'CATAN', players: '3-4' };
const seafarers = { title: 'CATAN: Seafarers', players: '3-4' };
const fiveToSix = { title: 'CATAN: 5-6 Player Extension', players: '5-6' };
const solo = { title: 'CATAN: Alone on the Island', players: '1' };

const texts = (...expansions: (typeof catan)[]) => {
  const extended = extendPlayers(catan, expansions);
  return extended && [addedPlayersText(extended), seatsText(extended, catan.title)];
};

test('a game whose text states no range is not extended', () => {
  expect(extendPlayers({ title: 'Azul', players: '?' }, [fiveToSix])).toBeNull();
});

test('the expansions that add players are named', () => {
  expect(texts(seafarers, fiveToSix)).toEqual(['up to 6', 'Seats a fifth and a sixth with 5-6 Player Extension']);
  expect(texts(solo)).toEqual(['from 1', 'Plays alone with Alone on the Island']);
  expect(texts(solo, fiveToSix)).toEqual([
    'from 1, up to 6',
    'Plays alone and seats a fifth and a sixth with 2 expansions',
  ]);
});

test.each([
  ['2-4', '2-5', 'Seats a fifth with On the Brink'],
  ['2-7', '2-8', 'Seats an eighth with On the Brink'],
  ['2-4', '2-7', 'Seats up to 7 with On the Brink'],
  ['2-12', '2-13', 'Seats up to 13 with On the Brink'],
  ['2-4', '2+', 'Seats any number with On the Brink'],
  ['3-5', '2', 'Plays from 2 with On the Brink'],
  ['2-4', '3-4', null],
])('a game for %s with an expansion for %s reads: %s', (own, added, text) => {
  const extended = extendPlayers({ title: 'Pandemic', players: own }, [
    { title: 'Pandemic: On the Brink', players: added },
  ]);
  expect(extended && seatsText(extended, 'Pandemic')).toBe(text);
});

test('an expansion for any number of players extends the range to "any"', () => {
  expect(texts({ title: 'Catan: Crowd', players: '3+' })?.[0]).toBe('up to any');
});

test('expansions that add no players do not change the range', () => {
  expect(texts(seafarers)?.[0]).toBeNull();
  expect(texts()?.[0]).toBeNull();
});

const players = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 8 }))
  .map(([min, more]) => `${min}-${min + more}`);
const playable = fc.record({ title: fc.string(), players: fc.oneof(players, fc.constant('?')) });

test('the range is the union of the ranges of the game and its expansions', () => {
  fc.assert(
    fc.property(fc.record({ title: fc.string(), players }), fc.array(playable), (base, expansions) => {
      const extended = extendPlayers(base, expansions);
      const all = [base, ...expansions].flatMap((game) => parsePlayerRange(game.players) ?? []);
      expect(extended?.min).toBe(Math.min(...all.map(({ min }) => min)));
      expect(extended?.max).toBe(Math.max(...all.map(({ max }) => max)));
    }),
  );
});

test('another expansion never makes the range smaller', () => {
  fc.assert(
    fc.property(fc.record({ title: fc.string(), players }), fc.array(playable), playable, (base, expansions, more) => {
      const before = extendPlayers(base, expansions);
      const after = extendPlayers(base, [...expansions, more]);
      expect(after?.min).toBeLessThanOrEqual(before?.min ?? 0);
      expect(after?.max).toBeGreaterThanOrEqual(before?.max ?? 0);
    }),
  );
});
