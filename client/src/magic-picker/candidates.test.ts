import { expect, test } from 'vitest';
import type { Loan } from '#shared/games/loans/loans-contract.ts';
import { aLoan } from '#tests/support/rows/a-loan.ts';
import { aGame } from '#tests/support/rows/a-game.ts';
import { candidatesIn, wishesIn } from './candidates.ts';

test('owned games are candidates with their mechanics; wishes and expansions are not; wishes are counted', () => {
  const games = [
    aGame({ id: 1 }),
    aGame({ id: 2, isWishlist: true }),
    aGame({ id: 3, isExpansion: true, parentGameId: 1 }),
    aGame({ id: 4 }),
  ];
  const candidates = candidatesIn(games, [{ gameId: 4, mechanics: ['Voting'] }]);
  expect(candidates.map(({ id, mechanics }) => [id, mechanics])).toEqual([
    [1, []],
    [4, ['Voting']],
  ]);
  expect(wishesIn(games)).toBe(1);
});

test('lent games and lent expansions are excluded, and borrowed games are included', () => {
  const loan = (gameId: number, facts: Partial<Loan> = {}): Loan => ({
    ...aLoan({ since: '2026-11-20', until: '2026-11-29' }),
    id: gameId,
    gameId,
    copyId: null,
    copiesOfGame: 1,
    returnedOn: null,
    createdAt: new Date(),
    ...facts,
  });
  const games = [
    aGame({ id: 1 }),
    aGame({ id: 2, title: 'CATAN', players: '3-4' }),
    aGame({ id: 3, title: 'CATAN: 5-6', players: '5-6', isExpansion: true, parentGameId: 2 }),
    aGame({ id: 4, isWishlist: true }),
  ];
  const loans = [loan(1), loan(3), loan(4, { direction: 'borrowed' })];
  const picked = (today: string) => candidatesIn(games, [], loans, today).map(({ id, players }) => [id, players]);
  expect(picked('2026-11-24')).toEqual([
    [2, '3-4'],
    [4, '2-4'],
  ]);
  expect(picked('2026-11-19')).toEqual([
    [1, '2-4'],
    [2, '3-6'],
  ]);
  const ofTwo = [loan(1, { copiesOfGame: 2 }), loan(1, { copiesOfGame: 2 })];
  const isPicked = (some: Loan[]) => candidatesIn(games, [], some, '2026-11-24').some(({ id }) => id === 1);
  expect([isPicked(ofTwo.slice(1)), isPicked(ofTwo)]).toEqual([true, false]);
});

test.each([
  ['3-4', '5-6', false, '3-6', 'Seats a fifth and a sixth with Seafarers'],
  ['3-4', '2+', false, '2-99', 'Plays from 2 and seats any number with Seafarers'],
  ['3-4', '3-4', false, '3-4', null],
  ['3-4', '5-6', true, '3-4', null],
  ['a few', '5-6', false, 'a few', null],
])(
  'a game for %s with an expansion for %s (only wished for: %s) is for %s, %s',
  (own, added, isWishlist, players, by) => {
    const games = [
      aGame({ id: 1, title: 'CATAN', players: own }),
      aGame({ id: 2, title: 'CATAN: Seafarers', players: added, isExpansion: true, parentGameId: 1, isWishlist }),
    ];
    expect(candidatesIn(games, [])).toMatchObject([{ players, addedBy: by }]);
  },
);
