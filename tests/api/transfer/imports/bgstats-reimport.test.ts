import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import {
  aGame,
  aPlay,
  aPlayer,
  everythingOf,
  type Fields,
  importBgStats,
  onlyPlay,
  playedOnly,
  playsOf,
  previewBgStats,
  seat,
} from './bgstats-file.ts';
import { apply, gameOf, gamesOf, importFile, rowsOf, undo } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const later = { modificationDate: '2024-06-01 12:00:00' };
const edit = (changes: Partial<typeof gameSessions.$inferInsert>) =>
  app.services.db.update(gameSessions).set(changes).where(eq(gameSessions.userId, ana.id));
const record = (fields: Fields = {}) =>
  app.services.db.insert(gameSessions).values({
    userId: ana.id,
    gameTitle: 'Azul',
    gameTitleKey: 'azul',
    playedAt: new Date('2024-05-01T17:05:00Z'),
    players: '["ben", "Ana"]',
    scores: '[12, 7]',
    ...fields,
  });
const playNotes = async (id: number) =>
  (await rowsOf(ana, id)).filter(({ kind }) => kind === 'play').map(({ action, note }) => [action, note]);

describe('a later file', () => {
  test('with the same content changes nothing, in any time zone', async () => {
    const file = { plays: [aPlay('one'), aPlay('two')] };
    await importBgStats(ana, file, 'Europe/Lisbon');
    const before = await everythingOf(app, ana);
    const again = await importBgStats(ana, file, 'Asia/Tokyo');
    expect(again).toMatchObject({ counts: { add: 0, change: 0, same: 3, skip: 0, deleted: 0 }, plays: { same: 2 } });
    expect(await everythingOf(app, ana)).toEqual(before);
  });

  test('updates the parts that changed in it, with a note', async () => {
    await importBgStats(ana, { plays: [aPlay('one')] });
    const before = await everythingOf(app, ana);
    const changed = aPlay('one', {
      ...later,
      comments: 'Recounted.',
      durationMin: 50,
      playDate: '2024-05-02 20:00:00',
      playerScores: [seat(1, { score: '13', winner: true, rank: 1 }), seat(2, { score: '12', rank: 2 })],
    });
    const { id, plays } = await importBgStats(ana, { plays: [changed] });
    expect(plays).toMatchObject({ add: 0, change: 1 });
    expect(await playNotes(id)).toEqual([['change', 'Changes when it was, players and results, notes, duration.']]);
    expect(await onlyPlay(app, ana)).toMatchObject({
      scores: [13, 12],
      winner: 'Ana',
      notes: 'Recounted.',
      duration: 50,
      playedAt: new Date('2024-05-02T20:00:00Z'),
    });
    expect((await everythingOf(app, ana)).games[0]?.lastPlayed).toEqual(new Date('2024-05-02T20:00:00Z'));
    await undo(ana, id);
    expect(await everythingOf(app, ana)).toEqual(before);
  });

  test('keeps parts that the owner changed, and updates the others', async () => {
    await importBgStats(ana, { plays: [aPlay('one', { comments: 'Theirs' })] });
    await edit({ notes: 'Mine', players: '["Ana","Ben","Cleo"]', scores: '[7,12,3]' });
    const changed = aPlay('one', { ...later, comments: 'News', durationMin: 90, playerScores: [seat(1)] });
    const { plays } = await importBgStats(ana, { plays: [changed] });
    expect(plays).toMatchObject({ change: 1 });
    expect(await onlyPlay(app, ana)).toMatchObject({ notes: 'Mine', scores: [7, 12, 3], duration: 90 });
  });

  test('that is older reverts nothing', async () => {
    await importBgStats(ana, { plays: [aPlay('one', { ...later, comments: 'New' })] });
    const { plays } = await importBgStats(ana, { plays: [aPlay('one', { comments: 'Old' })] });
    expect(plays).toMatchObject({ change: 0, same: 1 });
    expect((await onlyPlay(app, ana)).notes).toBe('New');
  });

  test('with a new player name renames the player in their plays', async () => {
    await importBgStats(ana, { plays: [aPlay('one')] });
    const before = await everythingOf(app, ana);
    const players = [aPlayer(1, 'Ana'), aPlayer(2, 'Benjamin')];
    const { id } = await importBgStats(ana, { players, plays: [aPlay('one')] });
    expect(await onlyPlay(app, ana)).toMatchObject({ players: ['Ana', 'Benjamin'], winner: 'Benjamin' });
    expect((await everythingOf(app, ana)).people).toHaveLength(3);
    await undo(ana, id);
    expect(await everythingOf(app, ana)).toEqual(before);
  });

  test('that moves a play to another game moves it', async () => {
    const games = [aGame(1, 'Azul'), aGame(2, 'Heat')];
    await importBgStats(ana, { games, plays: [aPlay('one')] });
    const before = await everythingOf(app, ana);
    const { id } = await importBgStats(ana, { games, plays: [aPlay('one', { ...later, gameRefId: 2 })] });
    expect(await onlyPlay(app, ana)).toMatchObject({ gameTitle: 'Heat', gameId: (await gameOf(ana, 'Heat')).id });
    await undo(ana, id);
    expect(await everythingOf(app, ana)).toEqual(before);
  });

  test('applied concurrently with another adds no duplicates', async () => {
    const plays = Array.from({ length: 600 }, (_, n) => aPlay(`play-${n}`));
    const [first, second] = [await previewBgStats(ana, { plays }), await previewBgStats(ana, { plays })];
    const done = await Promise.all([apply(ana, first.id), apply(ana, second.id)]);
    expect(done.map(({ plays: { add } }) => add).sort()).toEqual([0, 600]);
    expect(await playsOf(app, ana)).toHaveLength(600);
  });
});

describe('a manually recorded play that is also in the file', () => {
  test('is kept unchanged, not duplicated, and linked', async () => {
    await record();
    const before = await everythingOf(app, ana);
    const { id, plays } = await importBgStats(ana, { games: [playedOnly(1, 'Azul')], plays: [aPlay('one')] });
    expect(plays).toEqual({ add: 0, change: 0, same: 1, skip: 0, deleted: 0 });
    expect(await playNotes(id)).toEqual([['same', 'You have recorded this play here; yours stays as it is.']]);
    expect(await onlyPlay(app, ana)).toMatchObject({ players: ['ben', 'Ana'], imported: null });
    await edit({ scores: '[20, 7]' });
    expect((await importBgStats(ana, { plays: [aPlay('one', { ...later, durationMin: 9 })] })).plays.same).toBe(1);
    await edit({ scores: '[12, 7]' });
    const { plays: after } = await everythingOf(app, ana);
    expect(after).toMatchObject([{ sourceId: 'bgstats:one', importId: null, duration: null }]);
    await undo(ana, id);
    expect((await everythingOf(app, ana)).plays).toMatchObject([{ sourceId: null, players: before.plays[0]?.players }]);
  });

  test.each<[name: string, fields: Fields]>([
    ['on another day', { playedAt: new Date('2024-05-02T00:05:00Z') }],
    ['with other players', { players: '["Ana","Ben","Cleo"]', scores: '[7,12,1]' }],
    ['with other scores', { scores: '[12, 8]' }],
    ['of another game', { gameTitle: 'Heat', gameTitleKey: 'heat' }],
    ['of another game with the same title', { bggId: 5 }],
    ['whose players cannot be read', { players: 'Ana and Ben' }],
  ])('%s is a different play', async (_name, fields) => {
    await record(fields);
    const { plays } = await importBgStats(ana, { plays: [aPlay('one')] });
    expect(plays).toMatchObject({ add: 1, same: 0 });
  });

  test('matches only one of three plays of that evening', async () => {
    await record({ scores: '[null, null]' });
    const plays = ['one', 'two', 'three'].map((uuid) => aPlay(uuid));
    expect((await importBgStats(ana, { plays })).plays).toMatchObject({ add: 2, same: 1 });
  });

  test('late in the evening matches by the local day', async () => {
    await record({ playedAt: new Date('2024-05-02T03:30:00Z') });
    const { plays } = await importBgStats(
      ana,
      { plays: [aPlay('one', { playDate: '2024-05-01 20:30:00' })] },
      'America/Denver',
    );
    expect(plays).toMatchObject({ add: 0, same: 1 });
  });
});

describe('an undo', () => {
  test('keeps plays edited since, with their games and a note', async () => {
    const { id } = await importBgStats(ana, {
      games: [aGame(1, 'Azul'), aGame(2, 'Heat')],
      plays: [aPlay('one'), aPlay('two', { gameRefId: 2 })],
    });
    await app.services.db.update(gameSessions).set({ notes: 'Mine' }).where(eq(gameSessions.sourceId, 'bgstats:one'));
    expect(await undo(ana, id)).toMatchObject({ status: 'undone', kept: 1, keptPlays: 1 });
    expect((await gamesOf(ana)).map(({ title }) => title)).toEqual(['Azul']);
    expect(await onlyPlay(app, ana)).toMatchObject({ sourceId: 'bgstats:one', notes: 'Mine' });
    expect(await playNotes(id)).toContainEqual(['add', 'Kept when the import was undone: it was edited since.']);
    expect((await everythingOf(app, ana)).people).toHaveLength(2);
  });

  test('keeps a game with a play recorded since, but not the imported plays', async () => {
    const { id } = await importBgStats(ana, { plays: [aPlay('one')] });
    await record({ gameId: (await gameOf(ana, 'Azul')).id, players: '["Zoe"]', scores: '[1]' });
    expect(await undo(ana, id)).toMatchObject({ kept: 1, keptPlays: 0 });
    expect(await onlyPlay(app, ana)).toMatchObject({ players: ['Zoe'] });
  });

  test('takes its plays out of the count of a game that is kept', async () => {
    const games = [aGame(1, 'Azul', { previouslyPlayedAmount: 4 }), aGame(2, 'Heat')];
    const { id } = await importBgStats(ana, {
      games,
      plays: [aPlay('one'), aPlay('two'), aPlay('three', { gameRefId: 2 })],
    });
    await ana.fetch(`/api/games/${(await gameOf(ana, 'Azul')).id}/favorite`, { method: 'POST' });
    expect(await undo(ana, id)).toMatchObject({ kept: 1, keptPlays: 0 });
    expect(await gamesOf(ana)).toMatchObject([{ title: 'Azul', timesPlayed: 4, lastPlayed: null }]);
    expect((await rowsOf(ana, id)).find(({ title }) => title === 'Azul')?.note).not.toMatch(/plays were changed/);
  });

  test('leaves the count of a kept game that its owner lowered, or that a later file counts itself', async () => {
    const plays = [aPlay('one'), aPlay('two'), aPlay('three', { gameRefId: 2 })];
    const { id } = await importBgStats(ana, { games: [aGame(1, 'Azul'), aGame(2, 'Heat')], plays });
    await ana.call(changeGame, { params: { id: (await gameOf(ana, 'Azul')).id }, body: { timesPlayed: 1 } });
    await importFile(ana, { objectname: 'Heat', objectid: 900_002, numplays: 20 });
    expect(await undo(ana, id)).toMatchObject({ kept: 2 });
    expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 1 });
    expect(await gameOf(ana, 'Heat')).toMatchObject({ timesPlayed: 20 });
  });

  test('of the first of two imports leaves the plays of the second in the count', async () => {
    const first = await importBgStats(ana, { plays: [aPlay('one'), aPlay('two')] });
    await importBgStats(ana, {
      plays: [aPlay('one'), aPlay('two'), aPlay('three', { playDate: '2024-06-01 19:30:00' })],
    });
    expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 3 });
    expect(await undo(ana, first.id)).toMatchObject({ kept: 1 });
    expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 1 });
  });

  test('of the first of two imports keeps what the second changed', async () => {
    const first = await importBgStats(ana, { plays: [aPlay('one'), aPlay('two')] });
    const second = await importBgStats(ana, { plays: [aPlay('one', { ...later, durationMin: 9 }), aPlay('two')] });
    expect(await undo(ana, first.id)).toMatchObject({ keptPlays: 1 });
    expect(await onlyPlay(app, ana)).toMatchObject({ sourceId: 'bgstats:one', duration: 9 });
    await undo(ana, second.id);
    expect(await onlyPlay(app, ana)).toMatchObject({ duration: 45 });
  });

  test('of the later import leaves plays of a game that it added unchanged', async () => {
    await importBgStats(ana, { games: [playedOnly(1, 'Azul')], plays: [aPlay('one')] });
    const between = await everythingOf(app, ana);
    const second = await importBgStats(ana, { games: [aGame(1, 'Azul')], plays: [aPlay('one'), aPlay('two')] });
    const { id: gameId } = await gameOf(ana, 'Azul');
    expect((await playsOf(app, ana)).map((play) => play.gameId)).toEqual([gameId, gameId]);
    expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 2 });
    expect(await undo(ana, second.id)).toMatchObject({ kept: 0, keptPlays: 0 });
    expect(await everythingOf(app, ana)).toEqual(between);
  });

  test('removes people that it added, but not those known before or renamed since', async () => {
    await importBgStats(ana, { plays: [aPlay('one', { playerScores: [seat(1)] })] });
    const players = ['Ana', 'Ben', 'Cleo'].map((name, index) => aPlayer(index + 1, name));
    const second = await importBgStats(ana, {
      players,
      plays: [aPlay('two', { playerScores: [seat(1), seat(2), seat(3)] })],
    });
    await app.services.db.execute(`update people set name = 'Cleopatra' where user_id = ${ana.id} and name = 'Cleo'`);
    await undo(ana, second.id);
    expect((await everythingOf(app, ana)).people.map(({ name }) => name)).toEqual(['Ana', 'Cleopatra']);
  });

  test('allows importing the same file again', async () => {
    const file = { plays: [aPlay('one')] };
    const { id } = await importBgStats(ana, file);
    await undo(ana, id);
    expect(await importBgStats(ana, file)).toMatchObject({ counts: { add: 2 }, plays: { add: 1 } });
  });
});

test('the same file of another owner creates separate plays', async () => {
  const bea = await makeOwner(app);
  await importBgStats(ana, { plays: [aPlay('one')] });
  expect((await importBgStats(bea, { plays: [aPlay('one')] })).plays).toMatchObject({ add: 1 });
  expect((await onlyPlay(app, ana)).id).not.toBe((await onlyPlay(app, bea)).id);
});

test('plays are linked to a game that is added later, by title or id, and counted', async () => {
  await importBgStats(ana, {
    games: [playedOnly(1, 'Azul'), playedOnly(2, 'Die Siedler', { bggId: 13 }), playedOnly(3, 'CATAN', { bggId: 7 })],
    plays: [aPlay('one'), aPlay('two', { gameRefId: 2 }), aPlay('three', { gameRefId: 3 })],
  });
  const azul = await addGameFor(ana, { title: ' AZUL ' });
  expect(azul).toMatchObject({ timesPlayed: 1, lastPlayed: '2024-05-01T19:30:00.000Z' });
  const popular = (await (await ana.fetch('/api/popular-games')).json()) as { id: number; bggId: number }[];
  const popularId = popular.find(({ bggId }) => bggId === 13)?.id;
  await ana.fetch(`/api/popular-games/${popularId}/add`, {
    method: 'POST',
    body: '{"isWishlist":false}',
    headers: { 'Content-Type': 'application/json' },
  });
  const catan = (await gamesOf(ana)).find(({ bggId }) => bggId === 13);
  expect((await playsOf(app, ana)).map(({ gameId }) => gameId)).toEqual([azul.id, catan?.id, null]);
});

test('plays are linked to a wish, and to the owned game when that is added', async () => {
  await addGameFor(ana, { title: 'Azul: Deluxe', bggId: 900_001, isWishlist: true });
  await addGameFor(ana, { title: 'Azul' });
  await importBgStats(ana, { games: [playedOnly(1, 'Azul')], plays: [aPlay('one')] });
  const owned = (await gamesOf(ana)).find(({ isWishlist }) => !isWishlist);
  expect(await onlyPlay(app, ana)).toMatchObject({ gameId: owned?.id });
});
