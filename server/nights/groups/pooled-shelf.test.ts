import fc from 'fast-check';
import { expect, test } from 'vitest';
import { poolShelves } from './pooled-shelf.ts';

const game = (titleKey: string, owner: number, facts: object = {}) => ({
  titleKey,
  owner,
  bggId: null as number | null,
  bestPlayers: null as string | null,
  imageUrl: null as string | null,
  ...facts,
});

test('a game that two members own is listed once with both owners', () => {
  expect(poolShelves([game('azul', 0), game('brass', 0), game('azul', 1, { bestPlayers: '2' })])).toMatchObject([
    { titleKey: 'azul', owners: [0, 1], bestPlayers: '2' },
    { titleKey: 'brass', owners: [0] },
  ]);
});

test('games are merged by id and otherwise by title; different ids are not merged', () => {
  const pooled = poolShelves([
    game('catan', 0, { bggId: 13 }),
    game('settlers', 1, { bggId: 13 }),
    game('catan', 2, { bggId: 99 }),
    game('catan', 3),
  ]);
  expect(pooled.map(({ owners }) => owners)).toEqual([[0, 1, 3], [2]]);
});

test('a missing id or image is taken from the next shelf that has it', () => {
  const pooled = poolShelves([
    game('azul', 0),
    game('azul', 1, { bggId: 7, imageUrl: 'https://example.org/azul.png' }),
    game('azul', 2, { bggId: 7, imageUrl: 'https://example.org/other.png' }),
    game('azul (2017)', 3, { bggId: 7 }),
  ]);
  expect(pooled).toMatchObject([{ bggId: 7, imageUrl: 'https://example.org/azul.png', owners: [0, 1, 2, 3] }]);
});

test('every game of every shelf is included with its own owners only', () => {
  const any = fc.record({
    titleKey: fc.constantFrom('a', 'b', 'c', 'd'),
    owner: fc.nat(3),
    bggId: fc.option(fc.constantFrom(1, 2, 3)),
    bestPlayers: fc.constant(null),
    imageUrl: fc.constant(null),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 30 }), (games) => {
      const pool = poolShelves(games);
      expect(pool.length).toBeLessThanOrEqual(games.length);
      const owners = (list: readonly number[]) => [...new Set(list)].toSorted();
      expect(owners(pool.flatMap((one) => one.owners))).toEqual(owners(games.map(({ owner }) => owner)));
      for (const one of pool) expect(new Set(one.owners).size).toBe(one.owners.length);
    }),
  );
});
