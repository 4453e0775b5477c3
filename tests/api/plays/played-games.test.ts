import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { listGames } from '#shared/games/games-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { countPlayedGames, listPlayedGames, addPlayedGamesToCollection } from '#shared/plays/played-games-contract.ts';
import { listPlays, recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { importRows } from '#shared/schema/imports.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aGame, aPlay, importBgStats, playedOnly } from '../transfer/imports/bgstats-file.ts';
import { importFile, undo } from '../transfer/imports/collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const offered = async (person = ana) => (await person.call(listPlayedGames, {})).body;
const own = async (keys: string[], person = ana) =>
  (await person.call(addPlayedGamesToCollection, { body: { keys } })).body;
const shelf = async () => (await ana.call(listGames, {})).body;
const counts = async () => (await ana.call(countPlayedGames, {})).body;

/** Heat is played twice, Azul and Catan once; none is owned. */
const UNOWNED = {
  games: [
    playedOnly(1, 'Azul'),
    playedOnly(2, 'Heat', { minPlayerCount: 1, maxPlayerCount: 6, rating: 8, previouslyPlayedAmount: 3 }),
    playedOnly(3, 'Catan'),
  ],
  plays: [
    aPlay('one'),
    aPlay('two', { gameRefId: 2 }),
    aPlay('three', { gameRefId: 2, playDate: '2024-06-01 20:00:00' }),
    aPlay('four', { gameRefId: 3 }),
  ],
};

describe('an offered game', () => {
  test('is not an owned game', async () => {
    await importBgStats(ana, { games: [aGame(1, 'Azul')], plays: [aPlay('one')] });
    expect(await offered()).toEqual([]);
    expect(await counts()).toEqual({ games: 0, plays: 0 });
  });

  test('is not a game of another owner', async () => {
    await importBgStats(ana, UNOWNED);
    const ben = await makeOwner(app);
    expect(await offered(ben)).toEqual([]);
    const keys = (await offered()).map(({ key }) => key);
    expect(await own(keys, ben)).toEqual({ added: 0, fromWishlist: 0 });
    expect(await offered()).toHaveLength(3);
  });

  test('was played and is on no list; the most played game is first', async () => {
    await importBgStats(ana, UNOWNED);
    expect(await counts()).toEqual({ games: 3, plays: 4 });
    expect((await offered()).map(({ title, plays, isSold, isWished }) => [title, plays, isSold, isWished])).toEqual([
      ['Heat', 2, false, false],
      ['Azul', 1, false, false],
      ['Catan', 1, false, false],
    ]);
  });

  test('can be on the wishlist', async () => {
    await addGameFor(ana, { title: 'Azul', isWishlist: true, timesPlayed: 2 });
    expect(await offered()).toMatchObject([{ title: 'Azul', plays: 2, isWished: true }]);
  });

  test('can come from a manually recorded play', async () => {
    const body = { gameTitle: 'Nemesis', players: '["Ana"]', scores: '[null]', markAsPlayed: true };
    await ana.call(recordPlayElsewhere, { body });
    expect(await offered()).toMatchObject([{ title: 'Nemesis', plays: 1 }]);
  });
});

describe('adding offered games to the collection', () => {
  test('rejects an empty selection', async () => {
    const response = await ana.call(addPlayedGamesToCollection, { body: { keys: [] } });
    expect(response.status).toBe(400);
  });

  test('skips unknown and owned games', async () => {
    await importBgStats(ana, UNOWNED);
    const keys = (await offered()).map(({ key }) => key);
    expect(await own([...keys, 'title:nothing', 'game:1'])).toEqual({ added: 3, fromWishlist: 0 });
    expect(await own(keys)).toEqual({ added: 0, fromWishlist: 0 });
    expect(await shelf()).toHaveLength(3);
  });

  test('adds the selected games with the data of the file, and links their plays', async () => {
    await importBgStats(ana, UNOWNED);
    const [heat] = await offered();
    await own([heat?.key ?? '']);
    expect(await shelf()).toMatchObject([
      { title: 'Heat', players: '1-6', duration: '60 min', rating: 4, timesPlayed: 5, isWishlist: false, minAge: 10 },
    ]);
    const [game] = await shelf();
    expect(new Date(game?.lastPlayed ?? 0)).toEqual(new Date('2024-06-01T20:00:00Z'));
    const { body: plays } = await ana.call(listPlays, {});
    expect(plays.filter(({ gameId }) => gameId === game?.id)).toHaveLength(2);
    expect((await offered()).map(({ title }) => title)).toEqual(['Azul', 'Catan']);
  });

  test('uses the title lists for missing data', async () => {
    const body = { gameTitle: 'wingspan', players: '["Ana"]', scores: '[null]', markAsPlayed: true };
    await ana.call(recordPlayElsewhere, { body });
    await own((await offered()).map(({ key }) => key));
    expect(await shelf()).toMatchObject([{ title: 'wingspan', players: '1-5', bggId: 266192, timesPlayed: 1 }]);
  });

  test('moves a wish from the wishlist and keeps its notes', async () => {
    await addGameFor(ana, { title: 'Azul', isWishlist: true, timesPlayed: 2, notes: 'From Ben' });
    expect(await own((await offered()).map(({ key }) => key))).toEqual({ added: 1, fromWishlist: 1 });
    expect(await shelf()).toMatchObject([{ title: 'Azul', isWishlist: false, notes: 'From Ben', timesPlayed: 2 }]);
  });

  test('concurrently adds each game once', async () => {
    await importBgStats(ana, UNOWNED);
    const keys = (await offered()).map(({ key }) => key);
    const answers = await Promise.all([own(keys), own(keys)]);
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(3);
    expect(await shelf()).toHaveLength(3);
  });
});

test('the list reads no notes of imported games, and marks those that the latest import has as sold', async () => {
  const notes = 'x'.repeat(10_000);
  await importBgStats(ana, UNOWNED);
  await importFile(
    ana,
    { objectname: 'Azul', objectid: 900_001, own: 0, comment: notes },
    ...Array.from({ length: 50 }, (_, n) => ({
      objectname: `Other ${n}`,
      objectid: 9_000_000 + n,
      own: 0,
      comment: notes,
    })),
  );
  // As imports recorded it before such games had a list of their own.
  await app.services.db
    .update(importRows)
    .set({ reasons: [{ code: 'not_listed', as: 'previously_owned' }] })
    .where(and(eq(importRows.title, 'Azul'), sql`${importRows.unlisted} ->> 'notes' = ${notes}`));
  const queries = vi.spyOn(app.services.pool, 'query');
  const list = await offered();
  const answers = await Promise.all(queries.mock.results.map(({ value }) => value as unknown));
  queries.mockRestore();
  expect(list.map(({ title, isSold }) => [title, isSold])).toEqual([
    ['Heat', false],
    ['Azul', true],
    ['Catan', false],
  ]);
  expect(JSON.stringify(answers.map((answer) => (answer as { rows?: unknown } | undefined)?.rows)).length).toBeLessThan(
    50_000,
  );
  await own([list[1]?.key ?? '']);
  expect(await shelf()).toMatchObject([{ title: 'Azul', notes }]);
});

test('is not changed by importing the same file again', async () => {
  await importBgStats(ana, UNOWNED);
  await own((await offered()).map(({ key }) => key));
  const before = await shelf();
  const again = await importBgStats(ana, UNOWNED);
  expect(again.counts).toMatchObject({ add: 0, change: 0 });
  expect(await shelf()).toEqual(before);
});

test('is kept when the import is undone, with the remaining plays', async () => {
  const { id } = await importBgStats(ana, UNOWNED);
  await own((await offered()).map(({ key }) => key));
  await undo(ana, id);
  const games = await shelf();
  expect(games.map(({ title, timesPlayed, lastPlayed }) => [title, timesPlayed, lastPlayed])).toEqual([
    ['Azul', 0, null],
    ['Catan', 0, null],
    ['Heat', 3, null],
  ]);
});

test('Total Plays on Home includes plays of unlisted games', async () => {
  const total = async () => (await ana.call(getHome, {})).body.plays;
  await importBgStats(ana, UNOWNED);
  expect(await total()).toBe(4);
  const [heat] = await offered();
  await own([heat?.key ?? '']);
  expect(await total()).toBe(7);
});
