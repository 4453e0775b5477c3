import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { listGames } from '#shared/games/games-contract.ts';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import {
  apply,
  collectionFile,
  gameOf,
  gamesOf,
  importFile,
  noteOn,
  preview,
  rowsOf,
  undo,
  upload,
} from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const catan = { objectname: 'CATAN', objectid: 13, rating: 7.5, numplays: 12, comment: 'With the harbours' };

test('a preview shows the action of each row and changes nothing', async () => {
  await addGameFor(ana, { title: 'Azul' });
  const summary = await preview(
    ana,
    catan,
    { objectname: 'Azul', objectid: 230802 },
    { objectname: 'Heat', objectid: 366013, own: 0, wishlist: 1 },
    { objectname: 'CATAN: Seafarers', objectid: 325, itemtype: 'expansion' },
    { objectname: 'Rated', objectid: 2, own: 0, rating: 8 },
    { objectname: 'Without id', objectid: '' },
    { objectname: '', objectid: 5 },
  );
  expect(summary).toMatchObject({
    status: 'preview',
    rows: 7,
    counts: { add: 3, change: 1, same: 0, skip: 3, deleted: 0 },
    expansions: 1,
    wishlist: 1,
    progress: null,
    problem: null,
  });
  expect(await rowsOf(ana, summary.id)).toMatchObject([
    { line: 2, title: 'CATAN', action: 'add', note: '' },
    { line: 3, title: 'Azul', action: 'change', note: 'Fills in BoardGameGeek id, weight, best player counts.' },
    { line: 4, action: 'add' },
    { line: 5, action: 'add' },
    { line: 6, action: 'skip', note: 'Neither owned nor wished for: only rated.' },
    { line: 7, action: 'skip', note: 'This row has no usable BoardGameGeek id.' },
    { line: 8, action: 'skip', note: 'This row has no title.' },
  ]);
  expect((await gamesOf(ana)).map(({ title }) => title)).toEqual(['Azul']);
});

test('an import takes values from the file, and category and difficulty from the catalogue', async () => {
  const summary = await importFile(ana, {
    ...catan,
    bggbestplayers: '4',
    bggrecplayers: '3,4',
    bggrecagerange: '10+',
    avgweight: '2.2867',
    yearpublished: 1995,
  });
  expect(summary).toMatchObject({ status: 'applied', counts: { add: 1 }, progress: null });
  expect(await gameOf(ana, 'CATAN')).toMatchObject({
    players: '2-4',
    duration: '45 min',
    rating: 4,
    timesPlayed: 12,
    notes: 'With the harbours',
    bestPlayers: '4',
    recommendedPlayers: '3,4',
    minAge: 10,
    weight: 2.2867,
    year: 1995,
    bggId: 13,
    category: 'euro',
    difficulty: 'medium',
    isWishlist: false,
    isExpansion: false,
  });
});

test('titles and remarks are stored as typed', async () => {
  const title = `=cmd|"/c" <script>'; דו"ח 🎲👩‍👩‍👧 Ünïcödé`;
  const comment = '+1, "quoted"\nשלום 🦊';
  const { id } = await importFile(ana, { objectname: title, objectid: 4242, comment });
  expect(await gameOf(ana, title)).toMatchObject({ title, notes: comment });
  expect((await rowsOf(ana, id))[0]?.title).toBe(title);
});

test('a long remark is truncated, with a note', async () => {
  const { id } = await importFile(ana, { ...catan, comment: `${'x'.repeat(9_999)}🦊🦊` });
  expect((await gameOf(ana, 'CATAN')).notes).toBe('x'.repeat(9_999));
  expect(await noteOn(ana, id, 'CATAN')).toMatch(/longer than 10,000 characters/);
});

test('importing the same file again changes nothing', async () => {
  const rows = [catan, { objectname: 'Heat', objectid: 366013, own: 0, wishlist: 1 }];
  await importFile(ana, ...rows);
  const before = await gamesOf(ana);
  expect(await importFile(ana, ...rows)).toMatchObject({ counts: { add: 0, change: 0, same: 2, skip: 0, deleted: 0 } });
  expect(await gamesOf(ana)).toEqual(before);
});

test('a newer file updates its changed values, and keeps what the owner changed', async () => {
  await importFile(ana, catan, { objectname: 'Azul', objectid: 230802, rating: 6, comment: 'Pretty' });
  const azul = await gameOf(ana, 'Azul');
  await ana.fetch(`/api/games/${azul.id}/rate`, {
    method: 'POST',
    body: '{"rating":5}',
    headers: { 'Content-Type': 'application/json' },
  });
  const { id } = await importFile(
    ana,
    { ...catan, rating: 9, numplays: 14, comment: 'Without the harbours' },
    { objectname: 'Azul', objectid: 230802, rating: 7, comment: 'Pretty' },
  );
  expect(await gameOf(ana, 'CATAN')).toMatchObject({ rating: 4.5, timesPlayed: 14, notes: 'Without the harbours' });
  expect(await gameOf(ana, 'Azul')).toMatchObject({ rating: 5, notes: 'Pretty' });
  expect(await noteOn(ana, id, 'CATAN')).toBe('Rating: 4 becomes 4.5. Plays: 12 become 14. Replaces the notes.');
});

test('a wish that the file marks as owned moves to the collection; an owned game does not become a wish', async () => {
  await addGameFor(ana, { title: 'Catan', isWishlist: true });
  await addGameFor(ana, { title: 'Azul' });
  const { id, counts } = await importFile(ana, catan, { objectname: 'Azul', objectid: 1, own: 0, wishlist: 1 });
  expect(counts).toEqual({ add: 0, change: 1, same: 0, skip: 1, deleted: 0 });
  expect(await gameOf(ana, 'Catan')).toMatchObject({ isWishlist: false, bggId: 13 });
  expect(await noteOn(ana, id, 'CATAN')).toMatch(/^Moves to the collection\./);
  expect(await noteOn(ana, id, 'Azul')).toBe('This game is already owned.');
});

test('a game that the owner moved to the wishlist stays there', async () => {
  await importFile(ana, catan);
  await ana.fetch(`/api/games/${(await gameOf(ana, 'CATAN')).id}/wishlist`, { method: 'POST' });
  const { id } = await importFile(ana, catan);
  expect((await gameOf(ana, 'CATAN')).isWishlist).toBe(true);
  expect(await noteOn(ana, id, 'CATAN')).toMatch(/^Stays where it was moved/);
});

test('of two copies the owned one is imported, otherwise the first', async () => {
  const { id } = await importFile(
    ana,
    { objectname: 'Modern Art', objectid: 118, own: 0, wishlist: 1 },
    { objectname: 'Modern Art', objectid: 118 },
    { objectname: 'Azul', objectid: 230802 },
    { objectname: 'Azul', objectid: 230802, comment: 'the second box' },
  );
  expect(await gameOf(ana, 'Modern Art')).toMatchObject({ isWishlist: false });
  expect((await rowsOf(ana, id)).map(({ action, note }) => [action, note])).toEqual([
    ['skip', 'Another copy of line 3.'],
    ['add', ''],
    ['add', 'Rating, plays and remark are those of all its copies in the file.'],
    ['skip', 'Another copy of line 4. It is a copy of its own, with its title as edition and its remark.'],
  ]);
});

test('a different game with the same title gets its year, or is skipped', async () => {
  const { id, counts } = await importFile(
    ana,
    { objectname: 'Gettysburg', objectid: 1574, yearpublished: 1958 },
    { objectname: 'Gettysburg', objectid: 3000, yearpublished: 1977 },
    { objectname: 'gettysburg', objectid: 3001, yearpublished: 1977 },
    { objectname: 'Gettysburg', objectid: 3002, yearpublished: 0 },
  );
  expect(counts).toEqual({ add: 2, change: 0, same: 0, skip: 2, deleted: 0 });
  expect((await gamesOf(ana)).map(({ title }) => title)).toEqual(['Gettysburg', 'Gettysburg (1977)']);
  expect(await noteOn(ana, id, 'gettysburg')).toBe('Another game has the title "gettysburg".');
});

test('a new edition takes the title of the one that was sold, and an undo gives it back', async () => {
  const sold = { objectname: 'Cosmic Encounter', objectid: 15, yearpublished: 1977 };
  await importFile(ana, sold);
  const owned = await gamesOf(ana);
  const { id, status, problem } = await importFile(
    ana,
    { ...sold, own: 0, prevowned: 1 },
    { objectname: 'Cosmic Encounter', objectid: 39463, yearpublished: 2008 },
  );
  expect({ status, problem }).toEqual({ status: 'applied', problem: null });
  const listed = (await gamesOf(ana)).map(({ title, bggId, isUnowned }) => ({ title, bggId, isUnowned }));
  expect(listed.toSorted((a, b) => Number(a.bggId) - Number(b.bggId))).toEqual([
    { title: 'Cosmic Encounter', bggId: 15, isUnowned: true },
    { title: 'Cosmic Encounter', bggId: 39463, isUnowned: false },
  ]);
  await undo(ana, id);
  expect(await gamesOf(ana)).toEqual(owned);
});

test('changes between preview and import are respected', async () => {
  const { id } = await preview(ana, catan);
  await addGameFor(ana, { title: 'Catan', rating: 2 });
  expect(await apply(ana, id)).toMatchObject({ counts: { add: 0, change: 1 } });
  expect(await gameOf(ana, 'Catan')).toMatchObject({ rating: 2, timesPlayed: 12 });
});

test('the list of games has a new ETag afterwards', async () => {
  const before = await ana.call(listGames, {});
  await importFile(ana, catan);
  expect((await ana.call(listGames, {})).headers.get('etag')).not.toBe(before.headers.get('etag'));
});

test('delimiters, column order, line ends and a byte order mark do not matter', async () => {
  const files = [
    '\uFEFFOwn;ObjectID;OBJECTNAME;pricepaid\r\n1;13;"CATAN; boxed";99\r\n\r\n1;14;Basari;\r\n',
    'objectid\tobjectname\town\n13\tCATAN; boxed\t1\n14\tBasari\t1',
  ];
  for (const file of files) {
    const bob = await makeOwner(app);
    const { summary } = await upload(bob, file);
    await apply(bob, summary.id);
    expect((await gamesOf(bob)).map(({ title, bggId }) => [bggId, title])).toEqual([
      [14, 'Basari'],
      [13, 'CATAN; boxed'],
    ]);
  }
});

test('a row with too few cells is skipped, and the others are imported', async () => {
  const file = `${collectionFile(catan)}\nCut short,2,1`;
  const { summary } = await upload(ana, file);
  expect(summary.counts).toMatchObject({ add: 1, skip: 1, deleted: 0 });
  expect(await noteOn(ana, summary.id, 'Cut short')).toBe(
    'The file ends in the middle of this row. This row has 3 cells where the header has 39 cells.',
  );
});

const REAL = join(projectRoot, '../shared/data/imports/bgg-collection-csv');

describe.skipIf(!existsSync(REAL))('two real exports', () => {
  test.each([
    ['public-760.csv', 760],
    ['respreadsheeted-78.csv', 78],
  ])('%s is imported completely, and without duplicates the second time', async (name, rows) => {
    const file = new Uint8Array(await readFile(join(REAL, name)));
    const first = await apply(ana, (await upload(ana, file)).summary.id);
    expect(first.rows).toBe(rows);
    const games = await gamesOf(ana);
    expect(games).toHaveLength(first.counts.add);
    const second = await apply(ana, (await upload(ana, file)).summary.id);
    expect(second.counts).toEqual({ add: 0, change: 0, same: first.counts.add, skip: first.counts.skip, deleted: 0 });
    expect(await gamesOf(ana)).toEqual(games);
  });
});
