import { expect, test } from 'vitest';
import type { Copy } from '#shared/copies/copies-contract.ts';
import { aCopy } from '#tests/support/rows/a-copy.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { costsOf } from './costs-of-games.ts';

const games = [1, 2, 3, 4, 5].map((id) => aGame({ id, timesPlayed: id === 4 ? 0 : 2 }));
const copy = (gameId: number, pricePaid: number | null, priceCurrency: string | null = 'EUR') =>
  aCopy({ id: gameId, gameId, pricePaid, priceCurrency });
const costs = (...copies: Copy[]) => {
  const { byGame, words } = costsOf(games, copies, 'en-GB');
  return [Object.fromEntries(byGame), words];
};

test('costs are compared in the most frequent currency, and a note names the games that are sorted last', () => {
  expect(costs(copy(1, 10), copy(2, 30), copy(3, 9, 'USD'), copy(4, 50), copy(5, null))).toEqual([
    { 1: 5, 2: 15 },
    '€5.00 to €15.00 a play. Games without a price or a play, and one with prices in another currency, come last.',
  ]);
});

test('a single cost is shown without a range', () => {
  expect(costs(copy(1, 10))).toEqual([{ 1: 5 }, '€5.00 a play. Games without a price or a play come last.']);
});

test('without costs the note says where to enter prices', () => {
  const none = 'No game of this list has both a price and a play. Prices are entered with the copies on a game’s page.';
  expect(costs(copy(4, 50), copy(1, null))).toEqual([{}, none]);
});
