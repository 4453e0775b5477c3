import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { removeAttendee } from '#shared/nights/attendees-contract.ts';
import { addEventGame, deleteEvent, duplicateEvent } from '#shared/nights/events-contract.ts';
import { deletePlay, listPlays } from '#shared/plays/plays-contract.ts';
import {
  changeTournament,
  getTournament,
  removeTournament,
  type Tournament,
} from '#shared/tournaments/tournament-contract.ts';
import { standings } from '#shared/tournaments/standings.ts';
import { tournamentMatches, tournaments } from '#shared/schema/tournaments.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { aTournamentNight, drawFor, firstSeatsWin, withPlayers } from '#tests/support/rows/a-tournament.ts';
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
const nameIn = ({ players }: Tournament, playerId: number | null) => players.find((one) => one.id === playerId)?.name;
const pairsIn = (tournament: Tournament, round: number) =>
  tournament.matches
    .filter((match) => match.round === round)
    .map(({ first, second }) => [nameIn(tournament, first), nameIn(tournament, second)]);
const playerCalled = ({ players }: Tournament, name: string) => players.find((one) => one.name === name)?.id ?? 0;
const placesIn = (tournament: Tournament) =>
  standings({ format: tournament.format, players: tournament.players, matches: tournament.matches }).map(
    ({ player, points }) => [player.name, points],
  );

test('there is none at first, and the host sets one up, changes and deletes it', async () => {
  expect(await present()).toBe(null);
  const players = [{ name: 'Eve' }, ...guestIds.map((attendeeId) => ({ attendeeId }))];
  const made = (await set({ format: 'round_robin', players })).body;
  expect(made.players.map(({ name, seed, attendeeId }) => [name, seed, attendeeId])).toEqual([
    ['Eve', 1, null],
    ...NAMES.map((name, place) => [name, place + 2, guestIds[place]]),
  ]);
  expect((await set(withPlayers(guestIds))).body.players).toHaveLength(4);
  const changed = await maya.call(changeTournament, { params: { id }, body: { rounds: 5, guestsReport: true } });
  expect([changed.body.rounds, changed.body.guestsReport]).toEqual([5, true]);
  expect((await maya.call(removeTournament, { params: { id } })).status).toBe(204);
  expect(await present()).toBe(null);
  expect((await maya.call(removeTournament, { params: { id } })).status).toBe(404);
});

test('fewer rounds than are drawn are refused', async () => {
  await firstSeatsWin(maya, id, await begin({ rounds: 3 }), 1);
  await drawFor(maya, id, 2);
  const reply = await maya.call(changeTournament, { params: { id }, body: { rounds: 1 } });
  expect(reply.refusal.fields?.rounds).toBe('Please enter 2 or more: so many are drawn');
});

test('a lot is drawn once: setting up again orders the same players alike, however they are listed', async () => {
  const byLot = { seeding: 'by_lot' };
  const order = (tournament: Tournament) => tournament.players.map(({ name }) => name);
  const first = order((await set(withPlayers(guestIds, byLot))).body);
  expect(order((await set(withPlayers(guestIds.toReversed(), byLot))).body)).toEqual(first);
  const [row] = await app.services.db.select().from(tournaments).where(eq(tournaments.eventId, id));
  const orders = new Set<string>([first.join()]);
  for (let lot = 1; lot <= 5; lot += 1) {
    await app.services.db.update(tournaments).set({ lot }).where(eq(tournaments.eventId, id));
    orders.add(order((await set(withPlayers(guestIds, byLot))).body).join());
  }
  expect(orders.size).toBeGreaterThan(1);
  expect(row?.lot).toBeGreaterThan(0);
});

test('a Swiss tournament of three rounds: pairings, results, standings, and an end', async () => {
  let tournament = await begin({ rounds: 3 });
  expect(pairsIn(tournament, 1)).toEqual([
    ['Ana', 'Cem'],
    ['Ben', 'Dana'],
  ]);
  await enter(matchIn(tournament, 1, 1), { result: 'first' });
  await enter(matchIn(tournament, 1, 2), { result: 'draw' });
  tournament = await drawFor(maya, id, 2);
  expect(pairsIn(tournament, 2)).toEqual([
    ['Ana', 'Ben'],
    ['Dana', 'Cem'],
  ]);
  tournament = await firstSeatsWin(maya, id, tournament, 2);
  expect(placesIn(tournament)).toEqual([
    ['Ana', 2],
    ['Dana', 1.5],
    ['Ben', 0.5],
    ['Cem', 0],
  ]);
  tournament = await firstSeatsWin(maya, id, await drawFor(maya, id, 3), 3);
  expect(new Set(tournament.matches.map(({ first, second }) => [first, second].toSorted().join())).size).toBe(6);
  expect((await draw(4)).refusal.code).toBe('tournament_over');
});

test('a corrected result of an earlier round corrects the standing, and the next round stays as it was drawn', async () => {
  await firstSeatsWin(maya, id, await begin(), 1);
  const drawn = await drawFor(maya, id, 2);
  const corrected = (await enter(matchIn(drawn, 1, 1), { result: 'second' })).body;
  expect(placesIn(corrected).slice(0, 2)).toEqual([
    ['Ben', 1],
    ['Cem', 1],
  ]);
  expect(pairsIn(corrected, 2)).toEqual(pairsIn(drawn, 2));
});

test('of scores the better one wins', async () => {
  const highest = await begin({ scoring: 'highest' });
  expect((await enter(matchIn(highest, 1, 1), { scores: [10, 12.5] })).body.matches[0]).toMatchObject({
    result: 'second',
    firstScore: 10,
    secondScore: 12.5,
  });
  await maya.call(removeTournament, { params: { id } });
  const lowest = await begin({ scoring: 'lowest' });
  expect((await enter(matchIn(lowest, 1, 1), { scores: [3, 5] })).body.matches[0]?.result).toBe('first');
  expect((await enter(matchIn(lowest, 1, 1), { scores: [5, 5] })).body.matches[0]?.result).toBe('draw');
});

describe('of two requests at once', () => {
  test('that draw a round, it is drawn once, and both get it', async () => {
    await set(withPlayers(guestIds));
    const replies = await Promise.all([draw(1), draw(1), draw(1)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(replies.map(({ body }) => body.matches.length)).toEqual([2, 2, 2]);
    expect(await app.services.db.$count(tournamentMatches, eq(tournamentMatches.eventId, id))).toBe(2);
  });

  test('the database keeps a round once', async () => {
    const { matches } = await begin();
    const [match] = matches;
    const again = { eventId: id, round: 1, table: 1, firstId: match?.first ?? 0, secondId: match?.second ?? 0 };
    await expect(app.services.db.insert(tournamentMatches).values(again)).rejects.toThrow('Failed query');
  });

  test('that record a play, one is recorded', async () => {
    const game = await addGameFor(maya, { title: 'Azul' });
    await maya.call(addEventGame, { params: { id }, body: { gameId: game.id } });
    const tournament = await begin({ gameId: game.id, scoring: 'highest' });
    const match = matchIn(tournament, 1, 1);
    await enter(match, { scores: [51, 44] });
    const replies = await Promise.all([record(match), record(match)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const plays = (await maya.call(listPlays, {})).body;
    expect(
      plays.map(({ players, scores, winner, gameId, eventId }) => [players, scores, winner, gameId, eventId]),
    ).toEqual([['["Ana","Cem"]', '[51,44]', 'Ana', game.id, id]]);
    expect((await present()).matches[0]?.playId).toBe(plays[0]?.id);
    await maya.call(deletePlay, { params: { id: plays[0]?.id ?? 0 } });
    expect((await present()).matches[0]?.playId).toBe(null);
  });
});

describe('whoever withdraws', () => {
  test('loses the open match, keeps what was played, and is not paired again', async () => {
    const tournament = await begin();
    const ana = playerCalled(tournament, 'Ana');
    await enter(matchIn(tournament, 1, 2), { result: 'first' });
    const after = (await withdraw(ana)).body;
    expect(after.matches[0]).toMatchObject({ result: 'second', isWalkover: true });
    const next = await drawFor(maya, id, 2);
    expect(pairsIn(next, 2).flat()).not.toContain('Ana');
    expect(next.matches.filter(({ round, second }) => round === 2 && second === null)).toHaveLength(1);
  });

  test('is taken in again, and the match is open again', async () => {
    const ana = playerCalled(await begin(), 'Ana');
    await withdraw(ana);
    const back = (await withdraw(ana, false)).body;
    expect(back.matches[0]).toMatchObject({ result: null, isWalkover: false });
    expect(back.players.every(({ isWithdrawn }) => !isWithdrawn)).toBe(true);
  });

  test('after their match was won by the other, gives nothing back if the other withdraws too', async () => {
    const tournament = await begin();
    await withdraw(playerCalled(tournament, 'Ana'));
    const after = (await withdraw(playerCalled(tournament, 'Cem'))).body;
    expect(after.matches[0]).toMatchObject({ result: 'second', isWalkover: true });
  });

  test('of another tournament is not found', async () => {
    await begin();
    expect((await withdraw(1)).status).toBe(404);
  });
});

describe('a late joiner', () => {
  test('of a Swiss tournament begins in the next round without points', async () => {
    await firstSeatsWin(maya, id, await begin(), 1);
    const joined = (await add({ name: 'Eve' })).body;
    expect(joined.players.at(-1)).toMatchObject({ name: 'Eve', seed: 5, joinedRound: 2 });
    expect(placesIn(joined).at(-1)).toEqual(['Eve', 0]);
    expect(pairsIn(await drawFor(maya, id, 2), 2).flat()).toContain('Eve');
  });

  test('of a round robin gets all matches', async () => {
    let tournament = await firstSeatsWin(maya, id, await begin({ format: 'round_robin' }), 1);
    await add({ name: 'Eve' });
    for (let round = 2; round < 12; round += 1) {
      const reply = await draw(round);
      if (reply.status !== 200) break;
      tournament = await firstSeatsWin(maya, id, reply.body, round);
    }
    expect(tournament.matches).toHaveLength(10);
    expect(new Set(tournament.matches.map(({ first, second }) => [first, second].toSorted().join())).size).toBe(10);
  });

  test('of a round that is undone plays in it when it is drawn again', async () => {
    await begin();
    await add({ name: 'Eve' });
    expect((await undo(1)).body.players.at(-1)?.joinedRound).toBe(1);
    expect(pairsIn(await drawFor(maya, id, 1), 1).flat()).toContain('Eve');
  });
});

test('whoever is taken off the list of the night stays a player by name', async () => {
  const [ana = 0] = guestIds;
  await begin();
  await maya.call(removeAttendee, { params: { id: ana } });
  expect((await present()).players.find(({ seed }) => seed === 1)).toMatchObject({ name: 'Ana', attendeeId: null });
});

test('it goes with its night, and a copy of the night has none', async () => {
  await begin();
  const copy = await maya.call(duplicateEvent, { params: { id }, body: { date: new Date('2999-06-01T18:00:00Z') } });
  expect(copy.body.eventType).toBe('tournament');
  expect((await maya.call(getTournament, { params: { id: copy.body.id } })).body).toBe(null);
  await maya.call(deleteEvent, { params: { id } });
  expect(await app.services.db.$count(tournamentMatches, eq(tournamentMatches.eventId, id))).toBe(0);
});
