import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { listGames } from '#shared/games/games-contract.ts';
import * as contracts from '#shared/plays/plays-contract.ts';
import { gameSessions, people } from '#shared/schema/plays.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let azul: { params: { id: number } };

beforeEach(async () => {
  ana = await makeOwner(app, { isPremium: true });
  azul = { params: { id: (await addGameFor(ana)).id } };
});

const record = (play: object) => ana.call(contracts.recordPlay, { ...azul, body: play });
const playsOf = async (person: Person) => (await person.call(contracts.listPlays, {})).body;
const gameOf = async (person: Person) => (await person.call(listGames, {})).body[0];

describe('a play is rejected with an error for the field', () => {
  const names = (count: number) => JSON.stringify(Array.from({ length: count }, (_, n) => `Player ${n}`));
  test.each([
    ['scores', 'a score of 1e400', { players: '["Ana"]', scores: '[1e400]' }],
    ['scores', 'a score that is no number', { players: '["Ana"]', scores: '["12"]' }],
    ['scores', 'scores that are not JSON', { players: '["Ana"]', scores: '12,7' }],
    ['scores', 'scores that are a list already', { players: '["Ana"]', scores: [12] }],
    ['scores', 'more scores than names', { players: '["Ana"]', scores: '[12,7]' }],
    ['seats', 'more seats than names', { players: '["Ana"]', scores: '[12]', seats: [{}, { won: true }] }],
    ['players', 'players that are not JSON', { players: 'Ana, Bea', scores: '[12,7]' }],
    ['players', 'players that are no list', { players: '{"Ana":1}', scores: '[12]' }],
    ['players', 'players that are no names', { players: '[{"name":"Ana"}]', scores: '[12]' }],
    ['players', 'a name of 5,000 characters', { players: JSON.stringify(['x'.repeat(5000)]), scores: '[12]' }],
    ['players', 'a name that cannot be stored', { players: String.raw`["A\u0000"]`, scores: '[12]' }],
    ['players', '500 players', { players: names(500), scores: '[]' }],
    ['seats.0.role', 'a role that cannot be stored', { ...playPayload(), seats: [{ role: 'a\0' }] }],
    ['seats.0.team', 'half of a character for a team', { ...playPayload(), seats: [{ team: '\ud83c' }] }],
    ['playedAt', 'the year 9999', { ...playPayload(), playedAt: '9999-12-31T23:59:59Z' }],
    ['playedAt', 'a day that is no day', { ...playPayload(), playedAt: '2026-02-30T12:00:00Z' }],
    ['duration', 'half a minute', { ...playPayload(), duration: 0.5 }],
    ['duration', 'less than no time', { ...playPayload(), duration: -1 }],
    ['outcome', 'an outcome that there is not', { ...playPayload(), outcome: 'by vote' }],
    ['idempotencyKey', 'a key that is none', { ...playPayload(), idempotencyKey: 'a b' }],
  ])('%s: %s', async (field, _what, play) => {
    const { status, refusal } = await record(play);
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
    expect(await playsOf(ana)).toEqual([]);
  });

  test.each(['[]', '[""]', '["  ","\\t"]'])('players: no names in %s', async (players) => {
    const { status, refusal } = await record({ players, scores: '[]' });
    expect([status, refusal.fields]).toEqual([400, { players: 'Please add at least one player.' }]);
  });

  test('and is not counted', async () => {
    await record({ players: '[""]', scores: '[5]', markAsPlayed: true });
    expect((await gameOf(ana))?.timesPlayed).toBe(0);
  });
});

describe('a play is not recorded', () => {
  test('for a game of another owner', async () => {
    const bea = await makeOwner(app);
    expect((await bea.call(contracts.recordPlay, { ...azul, body: playPayload() })).status).toBe(404);
    expect(await playsOf(ana)).toEqual([]);
  });

  test('twice with one idempotency key; the second response is the first play', async () => {
    const once = playPayload({ Ana: 3 }, { idempotencyKey: 'table-1-evening', markAsPlayed: true });
    const first = await record(once);
    const again = await record({ ...once, scores: '[99]' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await gameOf(ana))?.timesPlayed).toBe(1);
  });

  test('twice by ten concurrent requests with one idempotency key', async () => {
    const once = playPayload({ Ana: 3 }, { idempotencyKey: 'table-1-evening', markAsPlayed: true });
    const answers = await Promise.all(Array.from({ length: 10 }, () => record(once)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect([(await playsOf(ana)).length, (await gameOf(ana))?.timesPlayed]).toEqual([1, 1]);
  });

  test('for the idempotency key of another owner, which is independent', async () => {
    const bea = await makeOwner(app);
    const game = await addGameFor(bea);
    const mine = await recordPlayFor(ana, azul.params.id, playPayload({ Ana: 1 }, { idempotencyKey: 'same-key' }));
    const hers = await recordPlayFor(bea, game.id, playPayload({ Bea: 2 }, { idempotencyKey: 'same-key' }));
    expect(hers.id).not.toBe(mine.id);
    expect(hers.players).toBe('["Bea"]');
  });
});

describe('a recorded play', () => {
  test('is stored as sent, and listed', async () => {
    const written = {
      players: '["Ana","Bea"]',
      scores: '[12.5,-7]',
      winner: 'Bea',
      notes: 'A close one.',
      duration: 45,
      playedAt: '2026-01-31T20:15:00.000Z',
      outcome: 'lowest',
      seats: [{ role: 'Blue' }, { started: true, won: true }],
      place: 'The attic',
      expansions: ['Crystal Mosaic'],
    };
    const { status, body } = await record(written);
    expect([status, body]).toMatchObject([201, { ...written, gameId: azul.params.id, gameTitle: 'Azul' }]);
    const [listed] = await playsOf(ana);
    expect({ ...listed, playedAt: new Date(listed?.playedAt ?? 0).toISOString() }).toEqual(body);
    expect((await ana.call(contracts.listGamePlays, azul)).body).toEqual([body]);
  });

  test('omits blank names with their scores and seats', async () => {
    const { body } = await record({
      players: '[" Ana ","  ","Bea"]',
      scores: '[12,99,7]',
      seats: [{ role: 'Blue' }, { role: 'Nobody' }, { role: 'Red' }],
    });
    expect([body.players, body.scores, body.seats]).toEqual([
      '["Ana","Bea"]',
      '[12,7]',
      [{ role: 'Blue' }, { role: 'Red' }],
    ]);
  });

  test('has no scores if none were sent', async () => {
    const { body } = await record({ players: '["Ana","Bea","Cem"]', scores: '[12]', winner: ' ', notes: '' });
    expect(body).toMatchObject({ scores: '[12,null,null]', winner: null, notes: null, duration: null });
    expect(body).toMatchObject({ outcome: 'highest', seats: [], place: null, expansions: [], eventId: null });
  });

  test('is counted only if it is marked as played', async () => {
    await record(playPayload());
    expect(await gameOf(ana)).toMatchObject({ timesPlayed: 0, lastPlayed: null });
    await record(playPayload({ Ana: 1 }, { markAsPlayed: true, playedAt: '2026-01-31T20:15:00Z' }));
    await record(playPayload({ Ana: 1 }, { markAsPlayed: true, playedAt: '2025-12-24T20:15:00Z' }));
    const game = await gameOf(ana);
    expect([game?.timesPlayed, new Date(game?.lastPlayed ?? 0).toISOString()]).toEqual([2, '2026-01-31T20:15:00.000Z']);
  });

  test('is stored and counted with twenty concurrent others', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => record(playPayload({ Ana: n, [`Guest ${n}`]: 1 }, { markAsPlayed: true }))),
    );
    expect([(await playsOf(ana)).length, (await gameOf(ana))?.timesPlayed]).toEqual([20, 20]);
    expect(await app.services.db.$count(people, sql`user_id = ${ana.id}`)).toBe(21);
  });

  test('creates one person per name, for all spellings', async () => {
    await record(playPayload({ Ana: 1, ' ana ': 2, Bea: 3 }));
    await record(playPayload({ ANA: 1 }));
    const rows = await app.services.db
      .select({ name: people.name })
      .from(people)
      .where(sql`user_id = ${ana.id}`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['Ana', 'Bea']);
  });

  test('changes the ETag of the list', async () => {
    const tag = async (headers = {}) => ana.fetch('/api/game-sessions', { headers });
    const before = (await tag()).headers.get('etag') ?? '';
    expect((await tag({ 'If-None-Match': before })).status).toBe(304);
    await record(playPayload());
    expect((await tag({ 'If-None-Match': before })).status).toBe(200);
  });
});

describe('a play recorded by title', () => {
  const recordByTitle = (play: object) => ana.call(contracts.recordPlayElsewhere, { body: play });

  test('requires the title', async () => {
    const { status, refusal } = await recordByTitle({ ...playPayload(), gameTitle: ' ' });
    expect([status, refusal.fields]).toEqual([400, { gameTitle: 'Game title is required' }]);
  });

  test('is linked to the owned game with the title, and counted', async () => {
    const { body } = await recordByTitle({ ...playPayload(), gameTitle: ' AZUL ', markAsPlayed: true });
    expect(body).toMatchObject({ gameId: azul.params.id, gameTitle: 'Azul' });
    expect((await gameOf(ana))?.timesPlayed).toBe(1);
  });

  test('is linked to an owned game rather than to a wish with the title', async () => {
    const wished = await addGameFor(ana, { title: 'Calico', isWishlist: true });
    const owned = await addGameFor(ana, { title: 'Calico 2' });
    await ana.call(changeGame, { params: { id: owned.id }, body: { title: 'Calico' } });
    const { body } = await recordByTitle({ ...playPayload(), gameTitle: 'calico' });
    expect([body.gameId, body.gameId === wished.id]).toEqual([owned.id, false]);
  });

  test('is linked to no game if the game is not in the collection', async () => {
    const { status, body } = await recordByTitle({ ...playPayload(), gameTitle: 'Ra', bggId: 12, markAsPlayed: true });
    expect([status, body]).toMatchObject([201, { gameId: null, gameTitle: 'Ra', bggId: 12 }]);
  });

  test('is not linked to a game of another owner', async () => {
    const bea = await makeOwner(app);
    const { body } = await bea.call(contracts.recordPlayElsewhere, { body: { ...playPayload(), gameTitle: 'Azul' } });
    expect(body.gameId).toBeNull();
  });

  test('is listed for the game after it is added', async () => {
    await recordByTitle({ ...playPayload(), gameTitle: 'Ra' });
    const ra = await addGameFor(ana, { title: 'Ra' });
    const { body } = await ana.call(contracts.listGamePlays, { params: { id: ra.id } });
    expect(body).toMatchObject([{ gameTitle: 'Ra', gameId: ra.id }]);
  });
});

test('an unreadable stored list is returned unchanged', async () => {
  await app.services.db.insert(gameSessions).values({
    userId: ana.id,
    gameId: azul.params.id,
    gameTitle: 'Azul',
    gameTitleKey: 'azul',
    players: 'Ana, Bea',
    scores: '{',
  });
  expect((await playsOf(ana))[0]).toMatchObject({ players: 'Ana, Bea', scores: '{' });
});
