import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeGame } from '#shared/games/games-contract.ts';
import { listMechanics } from '#shared/games/mechanics-contract.ts';
import { addPopularGame } from '#shared/games/popular-games-contract.ts';
import { games, popularGames } from '#shared/schema/games.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person, visitor } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const PANDEMIC = 30549;

const app = testApp();
let ana: Person;
let bea: Person;
let pandemic: number;

beforeAll(async () => {
  const found = await app.services.db
    .select({ id: popularGames.id })
    .from(popularGames)
    .where(eq(popularGames.bggId, PANDEMIC));
  pandemic = found[0]?.id ?? 0;
});
beforeEach(async () => {
  ana = await makeOwner(app, { isPremium: true });
  bea = await makeOwner(app);
});

const mechanicsOf = async (person: Person) => (await person.call(listMechanics, {})).body;

describe('the mechanics of games', () => {
  test('get 401 for a visitor', async () => {
    expect((await visitor(app).call(listMechanics, {})).status).toBe(401);
  });

  test('are those of the catalogue, in the format of the contract', async () => {
    const { body: game } = await ana.call(addPopularGame, { params: { id: pandemic }, body: { isWishlist: false } });
    const answer = await (await ana.fetch(listMechanics.path)).json();
    expect(z.decode(listMechanics.response as unknown as z.ZodType, answer)).toEqual([
      { gameId: game.id, mechanics: expect.arrayContaining(['Cooperative Game', 'Hand Management']) },
    ]);
  });

  test('are matched by title for a manually added game', async () => {
    const { id } = await addGameFor(ana, { title: '  pandemic ' });
    expect(await mechanicsOf(ana)).toEqual([{ gameId: id, mechanics: expect.arrayContaining(['Cooperative Game']) }]);
  });

  test('are not matched if the game has another id', async () => {
    const { id } = await addGameFor(ana, { title: 'Pandemic' });
    await app.services.db.update(games).set({ bggId: 999_999_999 }).where(eq(games.id, id));
    expect(await mechanicsOf(ana)).toEqual([]);
  });

  test('are those of the more popular game if two games of the catalogue share a title', async () => {
    const title = 'Twice in the catalogue';
    const twin = { title, titleKey: 'twice in the catalogue', players: '2', duration: '30 min' } as const;
    const kind = { category: 'card', difficulty: 'easy' } as const;
    await app.services.db.insert(popularGames).values([
      { ...twin, ...kind, bggId: 900_000_001, popularity: 10, mechanics: ['Race'] },
      { ...twin, ...kind, bggId: 900_000_002, popularity: 20, mechanics: ['Voting'] },
    ]);
    const { id } = await addGameFor(ana, { title });
    expect(await mechanicsOf(ana)).toEqual([{ gameId: id, mechanics: ['Voting'] }]);
  });

  test('exclude unknown games, removed games and games of other owners', async () => {
    await addGameFor(ana, { title: 'A game of my own making' });
    const { id } = await addGameFor(ana, { title: 'Pandemic' });
    await ana.call(removeGame, { params: { id } });
    expect(await mechanicsOf(ana)).toEqual([]);
    expect(await mechanicsOf(bea)).toEqual([]);
  });
});
