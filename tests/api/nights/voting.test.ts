import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelEvent, setEventGames } from '#shared/nights/events-contract.ts';
import * as contracts from '#shared/nights/votes-contract.ts';
import { eventVotes } from '#shared/schema/attendees.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { answerFor, aVotedNight, endedDaysAgo, hostAndGuest, NO_VOTES } from '#tests/support/rows/a-voted-night.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let maya: Person;
let ben: Person;
beforeEach(async () => {
  [maya, ben] = await hostAndGuest(app);
});

const aNight = () => aVotedNight(maya, { guests: [ben.email, 'cleo@example.org'] });
const vote = (person: Person, attendeeId: number, ballot: object) =>
  person.call(contracts.giveBallot, { params: { id: attendeeId }, body: { ...NO_VOTES, ...ballot } });
const propose = (person: Person, attendeeId: number, title: string, facts: object = {}) =>
  person.call(contracts.proposeGame, { params: { id: attendeeId }, body: { title, ...facts } });
const votes = async (eventId: number) => (await maya.call(contracts.getVotes, { params: { id: eventId } })).body;
const close = (eventId: number, closed = true) =>
  maya.call(contracts.setVoteClosed, { params: { id: eventId }, body: { closed } });

describe('a vote is rejected', () => {
  test('for another person, also by the host', async () => {
    const { guestIds, gameIds } = await aNight();
    for (const person of [maya, await makeOwner(app)]) {
      for (const id of guestIds) {
        expect((await vote(person, id, { approves: gameIds })).refusal.code).toBe('not_found');
        expect((await person.call(contracts.getBallot, { params: { id } })).status).toBe(404);
        expect((await propose(person, id, 'Calico')).status).toBe(404);
      }
    }
  });

  test('for a guest who declined, until they accept', async () => {
    const { guestIds, gameIds } = await aNight();
    const id = guestIds[0] ?? 0;
    await answerFor(maya, id, 'declined');
    expect((await vote(ben, id, { approves: gameIds })).refusal.code).toBe('vote_not_coming');
    await answerFor(maya, id, 'maybe');
    expect((await vote(ben, id, { approves: gameIds })).status).toBe(200);
  });

  test('after the vote is closed, or the night is cancelled or over', async () => {
    const { eventId, guestIds } = await aNight();
    const id = guestIds[0] ?? 0;
    await close(eventId);
    expect((await vote(ben, id, {})).refusal.code).toBe('vote_closed');
    expect((await propose(ben, id, 'Calico')).refusal.code).toBe('vote_closed');
    await endedDaysAgo(app, eventId, 2);
    expect((await vote(ben, id, {})).refusal.code).toBe('event_over');
    expect((await close(eventId)).status).toBe(200);
    const other = await aVotedNight(maya, { titles: ['Calico'], guests: [ben.email] });
    await maya.call(cancelEvent, { params: { id: other.eventId } });
    expect((await vote(ben, other.guestIds[0] ?? 0, {})).refusal.code).toBe('event_cancelled');
    expect((await close(other.eventId)).refusal.code).toBe('event_cancelled');
  });

  test('for an invalid game id', async () => {
    const { guestIds } = await aNight();
    expect((await vote(ben, guestIds[0] ?? 0, { approves: [0] })).refusal.code).toBe('invalid_request');
    expect((await vote(ben, guestIds[0] ?? 0, { veto: 1.5 })).refusal.code).toBe('invalid_request');
  });
});

test('votes keep those on games that their voter did not see', async () => {
  const { guestIds, gameIds } = await aNight();
  const id = guestIds[0] ?? 0;
  const [azul = 0, heat = 0] = gameIds;
  await vote(ben, id, { approves: [heat], teaches: [heat] });
  const { body } = await vote(ben, id, { approves: [azul], shown: [azul] });
  expect(body.approves.toSorted()).toEqual([azul, heat].toSorted());
  expect(body.teaches).toEqual([heat]);
  expect((await vote(ben, id, { approves: [azul], shown: gameIds })).body.approves).toEqual([azul]);
});

test('the host sees counts while the vote is open, and names after it is closed', async () => {
  const { eventId, hostId, guestIds, gameIds } = await aNight();
  const [azul = 0, heat = 0] = gameIds;
  await vote(ben, guestIds[0] ?? 0, { approves: [heat], veto: azul, teaches: [heat] });
  await vote(maya, hostId, { approves: gameIds });
  const open = await votes(eventId);
  expect(open).toMatchObject({ closedAt: null, mayVote: 3, voted: 2 });
  expect(open.games.map(({ title, approvals, vetoes, teachers }) => [title, approvals, vetoes, teachers])).toEqual([
    ['Heat', 2, 0, 1],
    ['Azul', 1, 1, 0],
  ]);
  expect(open.games.map(({ names }) => names)).toEqual([null, null]);
  expect(JSON.stringify(open)).not.toContain(ben.email);
  const closed = (await close(eventId)).body;
  expect(closed.games.map(({ names }) => names)).toEqual([
    { approvedBy: ['Maya Lindqvist', ben.email], teachers: [ben.email], vetoedBy: [] },
    { approvedBy: ['Maya Lindqvist'], teachers: [], vetoedBy: [ben.email] },
  ]);
});

test('a closed vote cannot be reopened', async () => {
  const { eventId, guestIds, gameIds } = await aNight();
  const id = guestIds[0] ?? 0;
  expect((await close(eventId, false)).status).toBe(200);
  expect((await vote(ben, id, { approves: gameIds })).status).toBe(200);
  const replies = await Promise.all([close(eventId), close(eventId), close(eventId, false), close(eventId, false)]);
  expect(replies.slice(0, 2).map(({ status }) => status)).toEqual([200, 200]);
  const { status, refusal } = await close(eventId, false);
  expect([status, refusal.code]).toEqual([409, 'vote_closed']);
  expect(refusal.message).toContain('It stays closed');
  expect((await votes(eventId)).closedAt).not.toBeNull();
  expect((await vote(ben, id, {})).refusal.code).toBe('vote_closed');
});

test('of two concurrent vetoes one is stored', async () => {
  const { eventId, guestIds, gameIds } = await aNight();
  const replies = await Promise.all(gameIds.flatMap((veto) => [0, 1].map(() => vote(ben, guestIds[0] ?? 0, { veto }))));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const vetoes = (await votes(eventId)).games.map((game) => game.vetoes);
  expect(vetoes.toSorted()).toEqual([0, 1]);
  const id = guestIds[0] ?? 0;
  await vote(ben, id, { veto: null });
  const second = { eventId, attendeeId: id, kind: 'veto' as const };
  await expect(
    app.services.db.insert(eventVotes).values(gameIds.map((gameId) => ({ ...second, gameId }))),
  ).rejects.toMatchObject({ cause: { constraint: 'event_votes_one_veto' } });
});

test('a ballot replaces the previous one and is returned', async () => {
  const { guestIds, gameIds } = await aNight();
  const [azul = 0, heat = 0] = gameIds;
  const id = guestIds[0] ?? 0;
  await vote(ben, id, { approves: [azul, heat], veto: heat, teaches: [heat] });
  expect((await ben.call(contracts.getBallot, { params: { id } })).body).toMatchObject({
    eventTitle: 'Friday night',
    hostName: 'Maya Lindqvist',
    standing: 'open',
    approves: [azul],
    veto: heat,
    teaches: [heat],
  });
  const again = await vote(ben, id, { approves: [heat, heat, 999_999_999] });
  expect(again.body).toMatchObject({ approves: [heat], veto: null, teaches: [] });
});

test('votes are kept when the host reorders the games', async () => {
  const { eventId, guestIds, gameIds } = await aNight();
  await vote(ben, guestIds[0] ?? 0, { approves: gameIds });
  await maya.call(setEventGames, { params: { id: eventId }, body: { gameIds: gameIds.toReversed() } });
  expect((await votes(eventId)).games.map(({ approvals }) => approvals)).toEqual([1, 1]);
});

test('votes and games of a guest who declines are removed', async () => {
  const { eventId, guestIds, gameIds } = await aNight();
  const id = guestIds[0] ?? 0;
  await vote(ben, id, { approves: gameIds });
  await propose(ben, id, 'Calico');
  await answerFor(maya, id, 'declined');
  expect(await votes(eventId)).toMatchObject({ voted: 0, mayVote: 2, games: [{ approvals: 0 }, { approvals: 0 }] });
});

describe('a game that a guest brings', () => {
  test('has the known facts and a first vote', async () => {
    const { eventId, guestIds } = await aNight();
    const { status, body } = await propose(ben, guestIds[0] ?? 0, 'carcassonne');
    expect(status).toBe(201);
    expect(body).toMatchObject({ proposalsLeft: 4 });
    const found = (await votes(eventId)).games.find(({ number }) => number < 0);
    expect(found).toMatchObject({ title: 'Carcassonne', players: '2-5', approvals: 1, broughtBy: ben.email });
  });

  test('can be unknown', async () => {
    const { eventId, guestIds } = await aNight();
    await propose(ben, guestIds[0] ?? 0, 'The one we made ourselves', { players: '3-7', duration: '50 min' });
    expect((await votes(eventId)).games.at(0)).toMatchObject({ players: '3-7', duration: '50 min' });
  });

  test('can be proposed once, and not if it is already on the night', async () => {
    const { guestIds } = await aNight();
    const id = guestIds[0] ?? 0;
    expect((await propose(ben, id, ' AZUL')).refusal.fields).toEqual({ title: 'This one is on the table already' });
    const replies = await Promise.all([propose(ben, id, 'Calico'), propose(ben, id, 'calico')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 400]);
    for (const title of ['Dixit', 'Catan', 'Root', 'Everdell']) await propose(ben, id, title);
    expect((await propose(ben, id, 'Wingspan')).refusal.code).toBe('enough_proposals');
  });

  test('can be withdrawn only by the guest who proposed it, with all its votes', async () => {
    const { eventId, hostId, guestIds } = await aNight();
    const { body } = await propose(ben, guestIds[0] ?? 0, 'Calico');
    const number = body.games.find(({ isYours }) => isYours)?.number ?? 0;
    await vote(maya, hostId, { approves: [number] });
    const withdraw = (person: Person) => person.call(contracts.withdrawProposal, { params: { id: -number } });
    expect((await withdraw(maya)).status).toBe(404);
    expect((await withdraw(ben)).status).toBe(204);
    expect((await withdraw(ben)).status).toBe(404);
    expect((await votes(eventId)).games).toHaveLength(2);
  });
});

test('a guest whose votes were not played recently has a higher weight, with an explanation', async () => {
  const heavier = 'on one of their last three nights nothing that they had voted for was played.';
  const past = await aNight();
  await vote(ben, past.guestIds[0] ?? 0, { approves: [past.gameIds[0]] });
  await endedDaysAgo(app, past.eventId, 7);
  const played = { userId: maya.id, gameTitle: 'Heat', gameTitleKey: 'heat', players: '[]', scores: '[]' };
  const coming = await aVotedNight(maya, { titles: ['Root', 'Calico'], guests: [ben.email, 'cleo@example.org'] });
  const [root = 0, calico = 0] = coming.gameIds;
  const id = coming.guestIds[0] ?? 0;
  await vote(ben, id, { approves: [calico] });
  await vote(maya, coming.hostId, { approves: [root] });
  expect(await votes(coming.eventId)).toMatchObject({ heavier: [], games: [{ title: 'Root' }, { title: 'Calico' }] });

  await app.services.db.insert(gameSessions).values({ ...played, eventId: past.eventId });
  expect(await votes(coming.eventId)).toMatchObject({
    heavier: [`Somebody's votes count a sixth more: ${heavier}`],
    games: [{ title: 'Calico' }, { title: 'Root' }],
  });
  expect((await close(coming.eventId)).body.heavier).toEqual([`${ben.email}'s votes count a sixth more: ${heavier}`]);
  expect((await ben.call(contracts.getBallot, { params: { id } })).body.weight).toMatch(
    /^Your votes count a sixth more/,
  );

  await app.services.db
    .update(gameSessions)
    .set({ gameTitleKey: 'azul' })
    .where(eq(gameSessions.eventId, past.eventId));
  expect((await votes(coming.eventId)).heavier).toEqual([]);
});
