import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listGames, markPlayed, removeGame } from '#shared/games/games-contract.ts';
import { listPeople } from '#shared/plays/people-contract.ts';
import * as contracts from '#shared/plays/plays-contract.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { playPayload, recordPlayFor } from '#tests/support/rows/play-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let ana: Person;
let gameId: number;
let play: { params: { id: number } };

const FULL = {
  winner: 'Bea',
  notes: 'A close one.',
  duration: 45,
  playedAt: '2026-01-31T20:15:00.000Z',
  outcome: 'lowest',
  seats: [{ role: 'Blue' }, { role: 'Red', won: true }],
  place: 'The attic',
  expansions: ['Crystal Mosaic'],
};

beforeEach(async () => {
  ana = await makeOwner(app);
  gameId = (await addGameFor(ana)).id;
  play = { params: { id: (await recordPlayFor(ana, gameId, playPayload({ Ana: 12, Bea: 7 }, FULL))).id } };
});

const change = (body: object, person = ana) => person.call(contracts.changePlay, { ...play, body });
const gameOf = async (person: Person) => (await person.call(listGames, {})).body[0];

describe('a change is rejected', () => {
  test('for a play of another owner', async () => {
    expect((await change(playPayload({ Eve: 1 }), await makeOwner(app))).status).toBe(404);
    expect((await ana.call(contracts.listPlays, {})).body[0]?.players).toBe('["Ana","Bea"]');
  });

  test('without players', async () => {
    const { status, refusal } = await change({ players: '[" "]', scores: '[1]', markAsPlayed: true });
    expect([status, refusal.fields]).toEqual([400, { players: 'Please add at least one player.' }]);
    expect((await gameOf(ana))?.timesPlayed).toBe(0);
  });

  test('with players and without their scores', async () => {
    const { status, refusal } = await change({ players: '["Ana"]' });
    expect([status, refusal.fields]).toEqual([400, { scores: 'Players and scores come together' }]);
  });

  test('with more scores than names', async () => {
    const { status, refusal } = await change({ players: '["Ana"]', scores: '[1,2]' });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['scores']]);
  });
});

describe('a change', () => {
  test('in the specified format replaces the given fields and keeps the others', async () => {
    const { status, body } = await change({
      ...playPayload({ Ana: 1, Bea: 2 }),
      winner: '',
      notes: 'New',
      duration: null,
    });
    const { outcome, seats, place, expansions, playedAt } = FULL;
    expect([status, body]).toMatchObject([
      200,
      { scores: '[1,2]', winner: null, notes: 'New', duration: null, outcome, seats, place, expansions, playedAt },
    ]);
  });

  test('of some fields keeps all others, as another device has written them meanwhile', async () => {
    const { notes: _notes, duration, ...others } = FULL;
    expect((await change({ notes: 'Closer.' })).body).toMatchObject({ ...others, duration, notes: 'Closer.' });
    const { status, body } = await change({ duration: 50 });
    expect([status, body]).toMatchObject([200, { ...others, notes: 'Closer.', duration: 50, scores: '[12,7]' }]);
    const corrected = await change(playPayload({ Ana: 1, Bea: 2 }));
    expect(corrected.body).toMatchObject({ scores: '[1,2]', winner: null, notes: 'Closer.', duration: 50 });
  });

  test('of names only keeps the seats of remaining players', async () => {
    const { body } = await change(playPayload({ Cem: 4, 'BEA ': 5 }));
    expect([body.players, body.seats]).toEqual(['["Cem","BEA"]', [{}, { role: 'Red', won: true }]]);
  });

  test('clears fields that are sent empty', async () => {
    const { body } = await change({ ...playPayload(), seats: [], place: '', expansions: [], outcome: 'none' });
    expect(body).toMatchObject({ seats: [], place: null, expansions: [], outcome: 'none' });
  });

  test('without markAsPlayed counts nothing', async () => {
    await change(playPayload({ Ana: 99 }));
    await change({ ...playPayload({ Ana: 98 }), markAsPlayed: false });
    expect(await gameOf(ana)).toMatchObject({ timesPlayed: 0, lastPlayed: null });
  });

  test('with markAsPlayed counts the play and sets the last play to its day', async () => {
    await change({ ...playPayload(), markAsPlayed: true });
    const game = await gameOf(ana);
    expect([game?.timesPlayed, new Date(game?.lastPlayed ?? 0).toISOString()]).toEqual([1, FULL.playedAt]);
  });

  test('with markAsPlayed keeps a later last play', async () => {
    const { body: played } = await ana.call(markPlayed, { params: { id: gameId } });
    await change({ ...playPayload(), markAsPlayed: true });
    const game = await gameOf(ana);
    expect([game?.timesPlayed, game?.lastPlayed && Date.parse(game.lastPlayed)]).toEqual([
      2,
      Date.parse(played.lastPlayed ?? ''),
    ]);
  });

  test('of a play whose game was removed is accepted', async () => {
    await ana.call(removeGame, { params: { id: gameId } });
    const { status, body } = await change({ ...playPayload({ Ana: 99 }), markAsPlayed: true });
    expect([status, body]).toMatchObject([200, { gameId: null, gameTitle: 'Azul', scores: '[99]' }]);
  });

  test('keeps the imported values of the play', async () => {
    const imported = { sourceId: 'bgstats:1', gameTitle: 'Azul', players: ['Ana', 'Bea'] };
    await app.services.db.execute(
      sql`update game_sessions set source_id = 'bgstats:1', imported = ${JSON.stringify(imported)} where id = ${play.params.id}`,
    );
    await change(playPayload({ Ana: 1 }));
    const [row] = await app.services.db
      .select({ sourceId: gameSessions.sourceId, imported: gameSessions.imported })
      .from(gameSessions)
      .where(sql`id = ${play.params.id}`);
    expect(row).toEqual({ sourceId: 'bgstats:1', imported });
  });

  test('does not create a person for an anonymous imported player', async () => {
    const imported = {
      sourceId: 'bgstats:1',
      gameTitle: 'Azul',
      players: ['Ana', 'Somebody'],
      anonymous: ['Somebody'],
    };
    await app.services.db.execute(
      sql`update game_sessions set players = '["Ana","Somebody"]', imported = ${JSON.stringify(imported)} where id = ${play.params.id}`,
    );
    await change(playPayload({ Ana: 1, Somebody: 2, Newcomer: 3 }));
    const people = (await ana.call(listPeople, {})).body.map(({ name }) => name);
    expect(people).toEqual(expect.arrayContaining(['Ana', 'Newcomer']));
    expect(people).not.toContain('Somebody');
  });

  test('does not create a person for a player whom nobody knows', async () => {
    await change(playPayload({ Ana: 1, Anonymous: 2, 'anonymous  Player': 3 }));
    expect((await ana.call(listPeople, {})).body.map(({ name }) => name)).not.toContainEqual(
      expect.stringMatching(/anonymous/i),
    );
    expect((await ana.call(contracts.listPlays, {})).body[0]?.players).toContain('Anonymous');
  });

  test('of an unreadable list repairs it', async () => {
    await app.services.db.execute(sql`update game_sessions set players = 'Ana' where id = ${play.params.id}`);
    expect((await change(playPayload({ Ana: 1 }))).body.players).toBe('["Ana"]');
  });
});

describe('a deleted play', () => {
  test('is not listed, and cannot be deleted again', async () => {
    expect((await ana.call(contracts.deletePlay, play)).status).toBe(204);
    expect((await ana.call(contracts.listPlays, {})).body).toEqual([]);
    expect((await ana.call(contracts.deletePlay, play)).status).toBe(404);
  });

  test('can be deleted by its owner only', async () => {
    expect((await (await makeOwner(app)).call(contracts.deletePlay, play)).status).toBe(404);
    expect((await ana.call(contracts.listPlays, {})).body).toHaveLength(1);
  });
});

describe('which score wins in all plays of a game', () => {
  const outcomes = async () => (await ana.call(contracts.listPlays, {})).body.map(({ outcome }) => outcome).toSorted();
  const switchAll = (body: object, id = gameId, person = ana) =>
    person.call(contracts.changeOutcomes, { params: { id }, body });

  test('is not changed for a game of another owner, nor into an outcome without scores', async () => {
    const all = { from: 'lowest', to: 'highest' };
    expect((await switchAll(all, gameId, await makeOwner(app))).status).toBe(404);
    expect((await switchAll({ ...all, to: 'ranking' })).refusal.fields).toHaveProperty('to');
    expect(await outcomes()).toEqual(['lowest']);
  });

  test('changes at once where the other one won, and is taken back by the ids', async () => {
    const earlier = [
      await recordPlayFor(ana, gameId, playPayload({ Ana: 1, Bea: 2 })),
      await recordPlayFor(ana, gameId, playPayload({ Ana: 3 }, { outcome: 'cooperative' })),
    ];
    const other = (await addGameFor(ana, { title: 'Hive' })).id;
    await recordPlayFor(ana, other, playPayload({ Ana: 1 }));
    const { body } = await switchAll({ from: 'highest', to: 'lowest', except: play.params.id });
    expect(body.ids).toEqual([earlier[0]?.id]);
    expect(await outcomes()).toEqual(['cooperative', 'highest', 'lowest', 'lowest']);
    await switchAll({ from: 'lowest', to: 'highest', ids: body.ids });
    expect(await outcomes()).toEqual(['cooperative', 'highest', 'highest', 'lowest']);
  });
});
