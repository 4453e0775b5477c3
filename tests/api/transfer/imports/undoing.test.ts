import { beforeEach, expect, test } from 'vitest';
import { changeGame, type GameChanges } from '#shared/games/change-game-contract.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { gameOf, gamesOf, importFile, noteOn, undo } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const catan = { objectname: 'CATAN', objectid: 13, rating: 8, numplays: 3, comment: 'Ours' };
const azul = { objectname: 'Azul', objectid: 230802 };
const heat = { objectname: 'Heat', objectid: 366013, own: 0, wishlist: 1 };
const change = (game: { id: number }, path: string, body?: object) =>
  ana.fetch(`/api/games/${game.id}/${path}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });

test('an undo removes added games and restores changed ones', async () => {
  await addGameFor(ana, { title: 'Catan', isWishlist: true, notes: 'Mine' });
  await addGameFor(ana, { title: 'Cascadia' });
  const before = await gamesOf(ana);
  const { id } = await importFile(ana, catan, azul, heat);
  expect(await gamesOf(ana)).toHaveLength(4);
  expect(await undo(ana, id)).toMatchObject({ status: 'undone', kept: 0, counts: { add: 2, change: 1 } });
  expect(await gamesOf(ana)).toEqual(before);
});

test('games that were used since are kept, with a note', async () => {
  const names = ['Session', 'Play', 'Rating', 'Favorite', 'Moved', 'Untouched'];
  const { id } = await importFile(ana, ...names.map((objectname, index) => ({ objectname, objectid: index + 1 })));
  const { id: gameId } = await gameOf(ana, 'Session');
  await app.services.db
    .insert(gameSessions)
    .values({ userId: ana.id, gameId, gameTitle: 'Azul', gameTitleKey: 'azul', players: '[]', scores: '[]' });
  await change(await gameOf(ana, 'Play'), 'play');
  await change(await gameOf(ana, 'Rating'), 'rate', { rating: 3 });
  await change(await gameOf(ana, 'Favorite'), 'favorite');
  await change(await gameOf(ana, 'Moved'), 'wishlist');
  expect(await undo(ana, id)).toMatchObject({ kept: 5 });
  expect((await gamesOf(ana)).map(({ title }) => title)).toEqual(['Favorite', 'Moved', 'Play', 'Rating', 'Session']);
  expect(await noteOn(ana, id, 'Play')).toBe('Kept when the import was undone: its plays were changed since.');
  expect(await noteOn(ana, id, 'Session')).toMatch(/it has game sessions/);
});

test.each<[field: string, changes: GameChanges, because: RegExp]>([
  ['title', { title: 'Azul of ours' }, /its title was changed/],
  ['players', { players: '2-5' }, /its number of players was changed/],
  ['duration', { duration: '90 min' }, /its duration was changed/],
  ['category', { category: 'party' }, /its category was changed/],
  ['difficulty', { difficulty: 'expert' }, /its difficulty was changed/],
  ['age', { minAge: 14 }, /its age was changed/],
  ['picture', { imageUrl: 'https://pictures.example.com/azul.jpg' }, /its picture was changed/],
  ['rules video', { youtube: 'https://www.youtube.com/watch?v=abc' }, /its rules video was changed/],
  ['shop link', { buyUrl: 'https://shop.example.com/azul' }, /its shop link was changed/],
  ['best players', { bestPlayers: '3' }, /its best player counts were changed/],
  ['recommended players', { recommendedPlayers: '2-4' }, /its best player counts were changed/],
  ['notes', { notes: 'Mine' }, /its notes were changed/],
  ['count of plays', { timesPlayed: 0 }, /its plays were changed/],
  ['kind', { isExpansion: true }, /what it is an expansion of was changed/],
])('an undo keeps a game with a %s that its owner changed since', async (_field, changes, because) => {
  const { id } = await importFile(ana, { ...azul, numplays: 3 });
  const game = await gameOf(ana, 'Azul');
  await ana.call(changeGame, { params: { id: game.id }, body: changes });
  const changed = await gamesOf(ana);
  expect(await undo(ana, id)).toMatchObject({ kept: 1 });
  expect(await gamesOf(ana)).toEqual(changed);
  expect(await noteOn(ana, id, 'Azul')).toMatch(because);
});

test('an undo keeps a game that its owner selected as a base game since', async () => {
  const { id } = await importFile(ana, azul);
  const { id: expansion } = await addGameFor(ana, { title: 'Mosaics' });
  const parentGameId = (await gameOf(ana, 'Azul')).id;
  await ana.call(changeGame, { params: { id: expansion }, body: { isExpansion: true, parentGameId } });
  expect(await undo(ana, id)).toMatchObject({ kept: 1 });
  expect(await gameOf(ana, 'Mosaics')).toMatchObject({ parentGameId });
  expect(await noteOn(ana, id, 'Azul')).toMatch(/you chose it as the base game of an expansion/);
});

test('a game added under another title is removed by the undo', async () => {
  await addGameFor(ana, { title: 'Azul' });
  await app.services.db.execute(`update games set bgg_id = 1 where user_id = ${ana.id}`);
  const { id } = await importFile(ana, { ...azul, yearpublished: 2017 });
  expect((await gamesOf(ana)).map(({ title }) => title)).toEqual(['Azul', 'Azul (2017)']);
  expect(await undo(ana, id)).toMatchObject({ kept: 0 });
  expect((await gamesOf(ana)).map(({ title }) => title)).toEqual(['Azul']);
});

test('a value that its owner changed since is kept', async () => {
  await addGameFor(ana, { title: 'Catan' });
  const { id } = await importFile(ana, catan);
  await change(await gameOf(ana, 'Catan'), 'rate', { rating: 5 });
  await change(await gameOf(ana, 'Catan'), 'play');
  await undo(ana, id);
  expect(await gameOf(ana, 'Catan')).toMatchObject({ rating: 5, timesPlayed: 4, notes: null, bggId: null });
});

test('values of a later import are kept when an earlier one is undone', async () => {
  const first = await importFile(ana, catan, azul);
  const second = await importFile(ana, { ...catan, rating: 10 }, azul);
  expect(await undo(ana, first.id)).toMatchObject({ kept: 1 });
  expect(await gamesOf(ana)).toMatchObject([{ title: 'CATAN', rating: 5 }]);
  expect(await noteOn(ana, first.id, 'CATAN')).toMatch(/a later import changed it/);
  await undo(ana, second.id);
  expect(await gameOf(ana, 'CATAN')).toMatchObject({ rating: 4 });
});

test('undoing imports in reverse order restores the original state', async () => {
  await addGameFor(ana, { title: 'Azul', rating: 2 });
  const before = await gamesOf(ana);
  const first = await importFile(ana, catan, azul);
  const between = await gamesOf(ana);
  const second = await importFile(ana, { ...catan, numplays: 9, comment: 'Both of ours' }, azul, heat);
  await undo(ana, second.id);
  expect(await gamesOf(ana)).toEqual(between);
  await undo(ana, first.id);
  expect(await gamesOf(ana)).toEqual(before);
});

test('a game stays in the collection if its title was added to the wishlist again', async () => {
  await addGameFor(ana, { title: 'Catan', isWishlist: true });
  const { id } = await importFile(ana, catan);
  await app.services.db.execute(`insert into games (user_id, title, title_key, players, duration, is_wishlist)
    values (${ana.id}, 'Catan', 'catan', '2', '45 min', true)`);
  await undo(ana, id);
  expect((await gamesOf(ana)).map(({ isWishlist }) => isWishlist).sort()).toEqual([false, true]);
  expect(await noteOn(ana, id, 'CATAN')).toMatch(/its title is on its former list again/);
});

test('an undone import can be repeated', async () => {
  const { id } = await importFile(ana, catan);
  await undo(ana, id);
  expect(await gamesOf(ana)).toEqual([]);
  expect(await importFile(ana, catan)).toMatchObject({ counts: { add: 1 } });
});
