import { beforeEach, describe, expect, test } from 'vitest';
import { addEventGame, listEventGames } from '#shared/nights/events-contract.ts';
import { listCopies } from '#shared/copies/copies-contract.ts';
import { listGames, markPlayed, toggleWishlist } from '#shared/games/games-contract.ts';
import { listPlays, recordPlay } from '#shared/plays/plays-contract.ts';
import { listTemplates } from '#shared/nights/templates-contract.ts';
import { MAX_NOTES_LENGTH } from '#shared/limits/limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { copies } from '#shared/schema/copies.ts';
import { games } from '#shared/schema/games.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { mergeWishes } from '#server/games/merge-wishes.ts';
import { attendeesOf } from '#server/nights/attendees-store.ts';
import { saveBallot } from '#server/nights/votes/save-ballot.ts';
import { votesOf } from '#server/nights/votes/votes-store.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { addTemplateFor } from '#tests/support/rows/template-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aWaitingStatement } from '#tests/support/server/waiting-statement.ts';
import { lockNight } from '#tests/support/server/locked-night.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
});

const lists = async () =>
  (await ana.call(listGames, {})).body.map(({ title, isWishlist }) => [title, isWishlist ? 'wish' : 'owned']);
const wish = (title: string, more: object = {}) => addGameFor(ana, { title, isWishlist: true, ...more });

describe('a wish is kept', () => {
  test('if a game with another id is owned', async () => {
    await wish('Catan', { bggId: 13 });
    await addGameFor(ana, { title: 'Catan Junior', bggId: 14 });
    expect(await lists()).toEqual([
      ['Catan', 'wish'],
      ['Catan Junior', 'owned'],
    ]);
  });

  test('if a game with the same title and another id is owned', async () => {
    const { id } = await wish('Shogun', { bggId: 2043 });
    const owned = await addGameFor(ana, { title: 'Shogun', bggId: 20551 });
    const { body } = await ana.call(listGames, {});
    expect(body.map((game) => [game.id, game.bggId, game.isWishlist])).toEqual(
      expect.arrayContaining([
        [id, 2043, true],
        [owned.id, 20551, false],
      ]),
    );
  });

  test('if another owner adds the game', async () => {
    await wish('Catan', { bggId: 13 });
    await addGameFor(await makeOwner(app), { title: 'Settlers of Catan', bggId: 13 });
    expect(await lists()).toEqual([['Catan', 'wish']]);
  });
});

test('a game added under another title replaces its wish and keeps the notes', async () => {
  await wish('Catan', { bggId: 13, notes: 'From Ben' });
  await addGameFor(ana, { title: 'Settlers of Catan', bggId: 13 });
  const { body } = await ana.call(listGames, {});
  expect(body).toMatchObject([{ title: 'Settlers of Catan', isWishlist: false, notes: 'From Ben' }]);
});

test('two wishes for a game are merged when one is owned, with notes, plays, nights and templates', async () => {
  const bought = await wish('Settlers of Catan', { bggId: 13, notes: 'With the old board' });
  const other = await wish('Catan', { bggId: 13, notes: 'From Ben', rating: 4 });
  await ana.call(markPlayed, { params: { id: bought.id } });
  const play = { players: '["Ana"]', scores: '[7]', markAsPlayed: true };
  await ana.call(recordPlay, { params: { id: other.id }, body: play });
  const event = await addEventFor(ana);
  await ana.call(addEventGame, { params: { id: event.id }, body: { gameId: other.id } });

  const azul = await addGameFor(ana);
  await addTemplateFor(ana, { gameIds: [azul.id, other.id] });

  await ana.call(toggleWishlist, { params: { id: bought.id } });
  const { body } = await ana.call(listGames, {});
  const notes = 'With the old board\n\nFrom Ben';
  expect(body).toMatchObject([{ id: azul.id }, { id: bought.id, isWishlist: false, notes, rating: 4, timesPlayed: 2 }]);
  const { body: plays } = await ana.call(listPlays, {});
  expect(plays).toMatchObject([{ gameId: bought.id }]);
  const onNight = await ana.call(listEventGames, { params: { id: event.id } });
  expect(onNight.body).toMatchObject([{ id: bought.id }]);
  const templates = await ana.call(listTemplates, {});
  expect(templates.body).toMatchObject([{ gameIds: [azul.id, bought.id] }]);
});

/** Rows that requests cannot add next to each other. */
const insert = async (rows: readonly Partial<typeof games.$inferInsert>[]) => {
  const added = await app.services.db
    .insert(games)
    .values(
      rows.map((row, n) => ({
        userId: ana.id,
        title: `Wish ${n}`,
        titleKey: `wish ${n}`,
        players: '2',
        duration: '1',
        isWishlist: true,
        bggId: 13,
        ...row,
      })),
    )
    .returning({ id: games.id });
  return added.map(({ id }) => id);
};

test('several wishes are merged: first known fact of each kind, all states, notes, plays and copies', async () => {
  const [first = 0, second = 0, third = 0] = await insert([
    { notes: 'From Ben', timesPlayed: 7, states: ['want_to_play', 'preordered'] },
    { notes: 'From Ben', timesPlayed: 2, rating: 3, year: 1995, lastPlayed: new Date('2026-02-01') },
    { notes: 'Mayfair', rating: 4, year: 2015, isFavorite: true, weight: 2.3, lastPlayed: new Date('2026-01-01') },
  ]);
  const play = { userId: ana.id, gameTitle: 'Catan', gameTitleKey: 'catan', players: '["Ana"]', scores: '[7]' };
  const playedAt = new Date('2026-01-01');
  await app.services.db.insert(gameSessions).values([
    { ...play, gameId: second, counted: 1, playedAt },
    { ...play, gameId: third, counted: 2, playedAt },
  ]);
  await app.services.db
    .insert(copies)
    .values([first, third].map((gameId) => ({ userId: ana.id, gameId, place: `of ${gameId}` })));
  const { id } = await addGameFor(ana, { title: 'Catan', bggId: 13, notes: 'Ours' });
  expect((await ana.call(listGames, {})).body).toMatchObject([
    {
      id,
      notes: 'Ours\n\nFrom Ben\n\nMayfair',
      rating: 3,
      year: 1995,
      weight: 2.3,
      isFavorite: true,
      states: ['want_to_play'],
      timesPlayed: 7 + 1 + 2,
      lastPlayed: '2026-02-01T00:00:00+00:00',
    },
  ]);
  expect((await ana.call(listPlays, {})).body.map(({ gameId }) => gameId)).toEqual([id, id]);
  expect((await ana.call(listCopies, {})).body.map(({ gameId, place }) => [gameId, place])).toEqual([
    [id, `of ${first}`],
    [id, `of ${third}`],
  ]);
});

test('a merged game keeps at most the maximum number of copies, the first ones', async () => {
  const wishes = await insert([{}, {}]);
  const rows = wishes.flatMap((gameId) =>
    Array.from({ length: 15 }, (_, n) => ({ userId: ana.id, gameId, place: `${gameId} ${n}` })),
  );
  await app.services.db.insert(copies).values(rows);
  await addGameFor(ana, { title: 'Catan', bggId: 13 });
  const { body } = await ana.call(listCopies, {});
  expect(body.map(({ place }) => place)).toEqual(
    rows.slice(0, STORAGE_LIMITS.copiesOfGame.most).map(({ place }) => place),
  );
});

test('an unowned row merged with a wish is merged into the game that fulfils the wish', async () => {
  const [unowned = 0, wished = 0, owned = 0] = await insert([
    { isWishlist: false, isUnowned: true, title: 'Catan', titleKey: 'catan', bggId: null, notes: 'Old' },
    { title: 'Catan', titleKey: 'catan', notes: 'Wished' },
    { isWishlist: false, title: 'Settlers', titleKey: 'settlers' },
  ]);
  await app.services.db.transaction((tx) => mergeWishes(tx, ana.id, [wished, owned]));
  expect((await ana.call(listGames, {})).body).toMatchObject([{ id: owned, notes: 'Old\n\nWished' }]);
  expect(unowned).toBeLessThan(wished);
});

test('merging 500 wishes needs as many queries as merging one, and truncates their notes', async () => {
  const statements = async (wishes: number) => {
    await app.services.db.delete(games);
    await insert(Array.from({ length: wishes }, (_, n) => ({ notes: `${n} ${'x'.repeat(200)}` })));
    const [owned = 0] = await insert([{ isWishlist: false, title: 'Catan', titleKey: 'catan' }]);
    let count = 0;
    await app.services.db.transaction((tx) => {
      const counted: Transaction = Object.create(tx, {
        execute: { value: (...query: Parameters<typeof tx.execute>) => ((count += 1), tx.execute(...query)) },
      }) as Transaction;
      return mergeWishes(counted, ana.id, [owned]);
    });
    const left = await app.services.db.select({ notes: games.notes }).from(games);
    expect(left).toHaveLength(1);
    return { count, notes: left[0]?.notes?.length };
  };
  const [one, many] = [await statements(1), await statements(500)];
  expect(many.count).toBe(one.count);
  expect(many.notes).toBe(MAX_NOTES_LENGTH);
});

test('a vote that is given while its game is merged counts for the game that stays', async () => {
  const bought = await wish('Settlers of Catan', { bggId: 13 });
  const other = await wish('Catan', { bggId: 13 });
  const { id: eventId } = await addEventFor(ana, { gameIds: [other.id] });
  const [host] = await attendeesOf(app.services.db, eventId);
  const { buying } = await app.services.db.transaction(async (tx) => {
    await saveBallot(tx, await lockNight(tx, eventId), host?.id ?? 0, {
      approves: [other.id],
      veto: null,
      teaches: [],
    });
    const toggled = ana.call(toggleWishlist, { params: { id: bought.id } });
    await aWaitingStatement(app);
    return { buying: toggled };
  });
  expect((await buying).status).toBe(200);
  expect(await votesOf(app.services.db, eventId)).toMatchObject([{ number: bought.id, kind: 'approve' }]);
});
