import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelEvent, changeEvent } from '#shared/nights/events-contract.ts';
import {
  addTournamentPlayer,
  changeTournament,
  changeTournamentPlayer,
  drawTournamentRound,
  enterMatchResult,
  recordMatchPlay,
  removeTournament,
  setTournament,
  tournamentContracts,
  undoTournamentRound,
} from '#shared/tournaments/tournament-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { tournamentMatches, tournamentPlayers, tournaments } from '#shared/schema/tournaments.ts';
import { users } from '#shared/schema/users.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import {
  aTournamentNight,
  beginTournament,
  drawFor,
  firstSeatsWin,
  withPlayers,
} from '#tests/support/rows/a-tournament.ts';
import { makeOwner, visitor } from '#tests/support/server/owners.ts';
import { matchIn, tournamentCalls } from '#tests/support/rows/tournament-calls.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', isPremiumPlus: true });
const NAMES = ['Ana', 'Ben', 'Cem', 'Dana'];
let id: number;
let guestIds: number[];
beforeEach(async () => {
  ({ id, guestIds } = await aTournamentNight(app, maya, NAMES));
});

const { set, draw, undo, enter, add, withdraw, record, begin, present } = tournamentCalls(maya, () => ({
  id,
  guestIds,
}));
describe('every call is refused', () => {
  const bodies: Record<string, object> = {
    setTournament: withPlayers([1, 2]),
    changeTournament: { guestsReport: true },
    addTournamentPlayer: { name: 'Eve' },
    changeTournamentPlayer: { playerId: 1, isWithdrawn: true },
    drawTournamentRound: { round: 1 },
    undoTournamentRound: { round: 1 },
    enterMatchResult: { matchId: 1, result: 'first' },
    recordMatchPlay: { matchId: 1 },
  };
  const bodyOf = (contract: object) => {
    const all = {
      setTournament,
      changeTournament,
      addTournamentPlayer,
      changeTournamentPlayer,
      drawTournamentRound,
      undoTournamentRound,
      enterMatchResult,
      recordMatchPlay,
    };
    const name = Object.entries(all).find(([, one]) => one === contract)?.[0] ?? '';
    return bodies[name];
  };

  test('to a stranger, and to another host', async () => {
    await begin();
    const other = await makeOwner(app, { isPremiumPlus: true });
    for (const contract of tournamentContracts) {
      const body = bodyOf(contract);
      const sent = { params: { id }, ...(body && { body }) };
      expect((await visitor(app).call(contract, sent)).status).toBe(401);
      expect((await other.call(contract, sent)).status).toBe(404);
    }
    expect((await present()).matches).toHaveLength(2);
  });

  test('for an event of another type, and for a cancelled one', async () => {
    const { id: night } = await addEventFor(maya);
    const body = { format: 'swiss', players: [{ name: 'A' }, { name: 'B' }] };
    expect((await maya.call(setTournament, { params: { id: night }, body })).refusal.code).toBe('not_a_tournament');
    await begin();
    await maya.call(changeEvent, { params: { id }, body: { eventType: 'casual' } });
    expect((await draw(2)).refusal.code).toBe('not_a_tournament');
    await maya.call(changeEvent, { params: { id }, body: { eventType: 'tournament' } });
    await maya.call(cancelEvent, { params: { id } });
    expect((await undo(1)).refusal.code).toBe('event_cancelled');
    expect((await set(withPlayers(guestIds))).refusal.code).toBe('event_cancelled');
  });
});

describe('setting up is refused', () => {
  test('on a lower plan', async () => {
    await app.services.db.update(users).set({ isPremiumPlus: false }).where(eq(users.id, maya.id));
    expect((await set(withPlayers(guestIds))).refusal.code).toBe('PLAN_REQUIRED');
    expect(await app.services.db.$count(tournaments, eq(tournaments.eventId, id))).toBe(0);
  });

  test.each([
    ['no format', { format: undefined }, 'format'],
    ['one player', { players: [{ name: 'Ana' }] }, 'players'],
    ['65 players', { players: Array.from({ length: 65 }, (_, n) => ({ name: `P${n}` })) }, 'players'],
    ['no round', { rounds: 0 }, 'rounds'],
    ['16 rounds', { rounds: 16 }, 'rounds'],
    ['two players of one name', { players: [{ name: 'Eve' }, { name: ' eve ' }] }, 'players'],
    ['a game that is not on the night', { gameId: 1 }, 'gameId'],
    ['somebody who is not on the list', { players: [{ attendeeId: 1 }, { name: 'Eve' }] }, 'players'],
  ])('with %s, naming the field', async (_, changes, field) => {
    const reply = await set(withPlayers(guestIds, changes));
    expect([reply.status, Object.keys(reply.refusal.fields ?? {})]).toEqual([400, [field]]);
  });

  test('with a guest who has not accepted, with one who is there twice, or with neither guest nor name', async () => {
    const [eve = 0] = await addGuestsFor(maya, id, ['eve@example.org']);
    const accepted = 'Please choose only guests who accepted, and yourself';
    expect((await set(withPlayers([...guestIds, eve]))).refusal.fields).toEqual({ players: accepted });
    const [ana = 0] = guestIds;
    expect((await set(withPlayers([ana, ana]))).refusal.fields?.players).toBe('Please choose everybody only once');
    expect((await set({ format: 'swiss', players: [{}, { name: 'Eve' }] })).status).toBe(400);
  });

  test('once the first round is drawn', async () => {
    await begin();
    expect((await set(withPlayers(guestIds))).refusal.code).toBe('tournament_begun');
  });
});

describe('drawing is refused', () => {
  test('without a tournament, and for a round that is not next', async () => {
    expect((await draw(1)).status).toBe(404);
    await set(withPlayers(guestIds));
    const reply = await draw(2);
    expect([reply.status, reply.refusal.fields?.round]).toEqual([400, 'Round 1 is drawn before this one']);
  });

  test('while a match is open, beyond the last round, and with one player left', async () => {
    let tournament = await begin({ rounds: 2 });
    await enter(matchIn(tournament, 1, 1), { result: 'first' });
    expect((await draw(2)).refusal.code).toBe('round_open');
    tournament = await firstSeatsWin(maya, id, await present(), 1);
    tournament = await firstSeatsWin(maya, id, await drawFor(maya, id, 2), 2);
    expect((await draw(3)).refusal.code).toBe('tournament_over');
    await maya.call(changeTournament, { params: { id }, body: { rounds: 3 } });
    for (const { id: player } of tournament.players.slice(1)) await withdraw(player);
    expect((await draw(3)).refusal.code).toBe('tournament_over');
  });

  test('while the date is being found', async () => {
    const dates = ['2999-05-03T18:00:00Z', '2999-05-10T18:00:00Z'].map((startsAt) => ({ startsAt }));
    const changes = { eventType: 'tournament', date: undefined, datePoll: { options: dates } };
    const event = await addEventFor(maya, changes);
    const body = { format: 'swiss', players: [{ name: 'A' }, { name: 'B' }] };
    const reply = await maya.call(setTournament, { params: { id: event.id }, body });
    expect(reply.status).toBe(200);
    const drawn = await maya.call(drawTournamentRound, { params: { id: event.id }, body: { round: 1 } });
    expect(drawn.refusal.code).toBe('finding_date');
  });
});

describe('a result is refused', () => {
  test('of no match of this tournament, and of a bye', async () => {
    await begin();
    const { id: other, guestIds: others } = await aTournamentNight(app, maya, ['Eve', 'Fay', 'Gus']);
    const elsewhere = await beginTournament(maya, other, withPlayers(others));
    expect((await enter(matchIn(elsewhere, 1, 1), { result: 'first' })).status).toBe(404);
    const bye = elsewhere.matches.find(({ second }) => second === null);
    const reply = await maya.call(enterMatchResult, {
      params: { id: other },
      body: { matchId: bye?.id, result: 'first' },
    });
    expect(reply.refusal.fields).toEqual({ matchId: 'A bye has no result to enter' });
  });

  test('a draw in an elimination, also by equal scores, and scores where wins are counted', async () => {
    const tournament = await begin({ format: 'elimination', scoring: 'highest' });
    const match = matchIn(tournament, 1, 1);
    expect((await enter(match, { result: 'draw' })).refusal.fields?.result).toMatch(/^An elimination has no draws/);
    expect((await enter(match, { scores: [7, 7] })).refusal.fields?.scores).toMatch(/^An elimination has no draws/);
    await maya.call(removeTournament, { params: { id } });
    const other = await begin();
    const reply = await enter(matchIn(other, 1, 1), { scores: [7, 6] });
    expect(reply.refusal.fields?.scores).toBe('This tournament counts wins, not scores. Say who won');
  });

  test('another winner in an elimination whose next round is drawn', async () => {
    const tournament = await firstSeatsWin(maya, id, await begin({ format: 'elimination' }), 1);
    await drawFor(maya, id, 2);
    const match = matchIn(tournament, 1, 1);
    expect((await enter(match, { result: 'second' })).refusal.code).toBe('next_round_drawn');
    expect((await enter(match, { result: null })).refusal.code).toBe('next_round_drawn');
    expect((await enter(match, { result: 'first' })).status).toBe(200);
    await undo(2);
    expect((await enter(match, { result: 'second' })).status).toBe(200);
  });
});

describe('undoing is refused', () => {
  test('for a round that is not the latest, and for one with a result', async () => {
    const tournament = await begin();
    expect((await undo(2)).refusal.fields?.round).toBe('Only the latest round can be undone');
    const match = matchIn(tournament, 1, 1);
    await enter(match, { result: 'draw' });
    expect((await undo(1)).refusal.code).toBe('round_played');
    await enter(match, { result: null });
    expect((await undo(1)).body.matches).toEqual([]);
  });
});

describe('joining is refused', () => {
  test('in an elimination once its first round is drawn, with a clear sentence', async () => {
    await begin({ format: 'elimination' });
    const reply = await add({ name: 'Eve' });
    expect([reply.status, reply.refusal]).toEqual([
      409,
      { code: 'elimination_drawn', message: 'Nobody can join an elimination after its first round is drawn.' },
    ]);
  });

  test('for a name that plays already, and for the 65th player', async () => {
    await begin();
    expect((await add({ name: 'ana' })).refusal.fields?.name).toMatch(/^There are two players called ana/);
    const rows = Array.from({ length: STORAGE_LIMITS.tournamentPlayers.most - 4 }, (_, n) => ({
      eventId: id,
      name: `P${n}`,
      seed: n + 5,
    }));
    await app.services.db.insert(tournamentPlayers).values(rows);
    expect((await add({ name: 'Eve' })).refusal.code).toBe('limit_reached');
  });
});

describe('recording as a play is refused', () => {
  test('without a game, without a result, and for a bye', async () => {
    const tournament = await begin({
      players: [...guestIds, 0].map((attendeeId) => (attendeeId ? { attendeeId } : { name: 'Eve' })),
    });
    const match = matchIn(tournament, 1, 1);
    expect((await record(match)).refusal.code).toBe('round_open');
    await enter(match, { result: 'first' });
    expect((await record(match)).refusal.fields).toEqual({ gameId: 'Please choose the game of the tournament first' });
    expect((await record(matchIn(tournament, 1, 3))).refusal.fields?.matchId).toBe('Nothing was played in this match');
  });
});

test('a draw beyond the limit of matches is refused', async () => {
  await begin({ rounds: 15 });
  await firstSeatsWin(maya, id, await present(), 1);
  const [one, other] = (await present()).players;
  const rows = Array.from({ length: STORAGE_LIMITS.tournamentMatches.most - 2 }, (_, n) => ({
    eventId: id,
    round: 1,
    table: n + 3,
    firstId: one?.id ?? 0,
    secondId: other?.id ?? 0,
    result: 'draw' as const,
  }));
  for (let from = 0; from < rows.length; from += 500)
    await app.services.db.insert(tournamentMatches).values(rows.slice(from, from + 500));
  expect((await draw(2)).refusal.code).toBe('limit_reached');
});
