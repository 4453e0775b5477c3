import { beforeEach, expect, test } from 'vitest';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { aGame, aPlay, everythingOf, importBgStats, playedOnly, previewBgStats } from './bgstats-file.ts';
import { gameOf, gamesOf, noteOn, rowsOf, undo } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeEach(async () => {
  ana = await makeOwner(app);
});

const lastPlayedOf = async (title: string) => {
  const { games } = await everythingOf(app, ana);
  return games.find((game) => game.title === title)?.lastPlayed?.toISOString() ?? null;
};

test('a preview lists games, plays, people and places, and changes nothing', async () => {
  const file = {
    games: [aGame(1, 'Azul'), playedOnly(2, 'Heat')],
    locations: [{ id: 1, name: 'At the club' }],
    plays: [aPlay('one', { locationRefId: 1 }), aPlay('two', { gameRefId: 2 }), aPlay('three', { playDate: 'soon' })],
  };
  const { id, ...summary } = await previewBgStats(ana, file);
  expect(summary).toMatchObject({
    format: 'bgstats_json',
    fileName: 'BGStatsExport.json',
    rows: 5,
    counts: { add: 3, change: 0, same: 0, skip: 2, deleted: 0 },
    plays: { add: 2, change: 0, same: 0, skip: 1, deleted: 0 },
    people: 2,
    places: 1,
  });
  expect(await rowsOf(ana, id)).toEqual([
    expect.objectContaining({
      line: 1,
      kind: 'game',
      title: 'Azul',
      action: 'add',
      note: '',
      playedOn: null,
      players: [],
    }),
    expect.objectContaining({ line: 2, action: 'skip', note: 'Neither owned nor wished for: only played.' }),
    expect.objectContaining({
      line: 3,
      kind: 'play',
      title: 'Azul',
      action: 'add',
      note: '',
      playedOn: '2024-05-01',
      players: ['Ana', 'Ben'],
    }),
    expect.objectContaining({ line: 4, note: 'The game is on neither of your lists; the play keeps its title.' }),
    expect.objectContaining({ line: 5, action: 'skip', note: 'This play has no usable date.' }),
  ]);
  expect(await everythingOf(app, ana)).toEqual({ games: [], plays: [], people: [], spellings: [] });
});

test('games are added to the list of their copies, others are skipped with a reason', async () => {
  const copies = (...statuses: string[]) => ({ copies: statuses.map((status) => ({ [status]: true })) });
  const { id } = await importBgStats(ana, {
    games: [
      aGame(1, 'Owned', copies('statusPrevOwned', 'statusOwned')),
      aGame(2, 'Wished', copies('statusWishlist')),
      aGame(3, 'To buy', copies('statusWantToBuy')),
      aGame(4, 'On its way', copies('statusPreordered')),
      aGame(5, 'Sold', copies('statusPrevOwned')),
      aGame(6, 'Curious', copies('statusWantToPlay')),
      playedOnly(7, 'Rated', { rating: 80 }),
      playedOnly(8, 'Listed'),
      playedOnly(9, 'Long ago', { previouslyPlayedAmount: 3 }),
    ],
  });
  const lists = (await gamesOf(ana)).map(({ title, isWishlist }) => [title, isWishlist]);
  expect(Object.fromEntries(lists)).toEqual({
    Owned: false,
    Wished: true,
    'To buy': true,
    'On its way': true,
    Sold: false,
    Curious: false,
  });
  expect(await gameOf(ana, 'Owned')).toMatchObject({ isUnowned: false, states: ['previously_owned'] });
  expect(await gameOf(ana, 'Sold')).toMatchObject({ isUnowned: true, states: ['previously_owned'] });
  expect(await gameOf(ana, 'Curious')).toMatchObject({ isUnowned: true, states: ['want_to_play'] });
  const notes = await Promise.all(['Rated', 'Listed', 'Long ago'].map((t) => noteOn(ana, id, t)));
  expect(notes.map((note) => note.replace('Neither owned nor wished for: ', ''))).toEqual([
    'only rated.',
    'marked as nothing.',
    'only played.',
  ]);
});

test('facts come from the file; category, difficulty, weight and best counts come from the catalogue', async () => {
  await importBgStats(ana, {
    games: [
      aGame(1, 'Catan', { bggId: 13, bggYear: 1995, rating: 75, minPlayerCount: 3, maxPlayTime: 120 }),
      aGame(2, 'Unheard of', { bggId: 0, bggYear: 0, cooperative: true, maxPlayerCount: 2, maxPlayTime: 0, minAge: 0 }),
      aGame(3, 'Solo', { minPlayerCount: 0, maxPlayerCount: 0, minPlayTime: 0, maxPlayTime: 0 }),
    ],
  });
  expect(await gameOf(ana, 'Catan')).toMatchObject({
    bggId: 13,
    year: 1995,
    players: '3-4',
    duration: '120 min',
    minAge: 10,
    rating: 4,
    category: 'euro',
    difficulty: 'medium',
    weight: expect.closeTo(2.3, 0),
    bestPlayers: expect.stringMatching(/\d/),
  });
  expect(await gameOf(ana, 'Unheard of')).toMatchObject({
    bggId: null,
    year: null,
    players: '2',
    duration: '30 min',
    minAge: 0,
    category: 'cooperative',
    weight: null,
  });
  expect(await gameOf(ana, 'Solo')).toMatchObject({ players: '?', duration: '?' });
});

test.each([
  [
    [74, 75, 86, 100, 0],
    [3.5, 4, 4.5, 5, 0],
  ],
  [
    [7.4, 7.5, 8, 10, 0],
    [3.5, 4, 4, 5, 0],
  ],
])('ratings %j of 100 or 10 are converted to %j of 5', async (ratings, halves) => {
  await importBgStats(ana, { games: ratings.map((rating, id) => aGame(id + 1, `Game ${id}`, { rating })) });
  expect((await gamesOf(ana)).map(({ rating }) => rating)).toEqual(halves);
});

test('an edition is removed from a title, a title of the owner is kept, and expansions are recognized', async () => {
  await importBgStats(ana, {
    games: [
      aGame(1, 'Pandemic (English edition 2013)', {
        copies: [{ statusOwned: true, versionName: 'English edition 2013' }],
      }),
      aGame(2, 'Der Herr der Ringe (alt)', { bggName: 'Lord of the Rings' }),
      aGame(3, 'Catan: Seafarers', { isExpansion: 1, isBaseGame: 0 }),
      aGame(4, 'Munchkin Booty', { isExpansion: 1, isBaseGame: 1 }),
    ],
  });
  const titles = (await gamesOf(ana)).map(({ title, isExpansion }) => [title, isExpansion]);
  expect(titles).toEqual([
    ['Catan: Seafarers', true],
    ['Der Herr der Ringe (alt)', false],
    ['Munchkin Booty', false],
    ['Pandemic', false],
  ]);
});

test('two entries of one game are merged with the plays of both', async () => {
  await importBgStats(ana, {
    games: [aGame(1, 'Duel', { bggId: 7 }), aGame(2, 'Duel', { bggId: 7, previouslyPlayedAmount: 5 })],
    plays: [aPlay('one'), aPlay('two', { gameRefId: 2 }), aPlay('three', { gameRefId: 2 })],
  });
  const games = await gamesOf(ana);
  expect(games).toMatchObject([{ title: 'Duel', timesPlayed: 8 }]);
  const { plays } = await everythingOf(app, ana);
  expect(plays.map(({ gameId }) => gameId)).toEqual([games[0]?.id, games[0]?.id, games[0]?.id]);
});

test('plays of a game include manually recorded ones, and the last play is the latest', async () => {
  const azul = await addGameFor(ana, { title: 'Azul' });
  await app.services.db.execute(`
    insert into game_sessions (user_id, game_id, game_title, game_title_key, played_at, players, scores)
    values (${ana.id}, ${azul.id}, 'Azul', 'azul', '2024-06-01T12:00:00.123456Z', '["Zoe"]', '[1]')`);
  const before = await everythingOf(app, ana);
  const file = { games: [aGame(1, 'Azul', { previouslyPlayedAmount: 4 })], plays: [aPlay('one'), aPlay('two')] };
  const { id } = await importBgStats(ana, file);
  expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 7 });
  expect(await lastPlayedOf('Azul')).toBe('2024-06-01T12:00:00.123Z');
  await undo(ana, id);
  expect(await everythingOf(app, ana)).toEqual(before);
});

test('a higher count and a later date are kept, and plays counted since survive the undo', async () => {
  const azul = await addGameFor(ana, { title: 'Azul' });
  await app.services.db.execute(
    `update games set times_played = 50, last_played = '2025-01-01T00:00:00Z' where id = ${azul.id}`,
  );
  const high = await importBgStats(ana, { plays: [aPlay('one')] });
  expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 50 });
  expect(await lastPlayedOf('Azul')).toBe('2025-01-01T00:00:00.000Z');
  await undo(ana, high.id);

  await app.services.db.execute(`update games set times_played = 0, last_played = null where id = ${azul.id}`);
  const { id } = await importBgStats(ana, { plays: [aPlay('one')] });
  await ana.fetch(`/api/games/${azul.id}/play`, { method: 'POST' });
  await undo(ana, id);
  expect(await gameOf(ana, 'Azul')).toMatchObject({ timesPlayed: 2 });
  expect(await lastPlayedOf('Azul')).not.toBeNull();
});

test('plays of a listed game count, even if the file marks it as only played', async () => {
  await addGameFor(ana, { title: 'Heat' });
  const { id } = await importBgStats(ana, { games: [playedOnly(1, 'Heat')], plays: [aPlay('one')] });
  expect(await gameOf(ana, 'Heat')).toMatchObject({ timesPlayed: 1 });
  expect(await lastPlayedOf('Heat')).toBe('2024-05-01T19:30:00.000Z');
  await undo(ana, id);
  expect(await gameOf(ana, 'Heat')).toMatchObject({ timesPlayed: 0 });
  expect(await lastPlayedOf('Heat')).toBeNull();
});
