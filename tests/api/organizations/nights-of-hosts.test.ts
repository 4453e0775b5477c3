import { beforeEach, describe, expect, test } from 'vitest';
import * as attendees from '#shared/nights/attendees-contract.ts';
import * as events from '#shared/nights/events-contract.ts';
import * as votes from '#shared/nights/votes-contract.ts';
import { removeHost } from '#shared/organizations/hosts-contract.ts';
import { changePlay, deletePlay, recordPlayElsewhere } from '#shared/plays/plays-contract.ts';
import { aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { addEventFor, addGuestsFor, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let cellar: Person;
let ben: Person;
beforeEach(async () => {
  cellar = await makeOrganization(app);
  // So that nothing is refused for the plan of whoever asks.
  ben = await makeOwner(app, { isPremiumPlus: true });
});

describe('a night that a host creates for the organization', () => {
  const create = (changes: object = {}) =>
    ben.call(events.createEvent, { for: cellar.id, body: eventPayload(changes) });

  test('has the name, plan and collection of the organization', async () => {
    await makeHost(cellar, ben);
    const { id: azul } = await addGameFor(cellar);
    const { id: own } = await addGameFor(ben, { title: 'Mine' });
    expect((await create({ gameIds: [own] })).status).toBe(400);
    const { body } = await create({ eventType: 'tournament', gameIds: [azul] });
    expect(body).toMatchObject({ userId: cellar.id, eventType: 'tournament' });
    const list = (await ben.call(attendees.listAttendees, { params: { id: body.id } })).body;
    expect(list).toMatchObject([{ isHost: true, name: 'Dice Cellar', email: cellar.email }]);
    expect((await cellar.call(events.listEvents, {})).body.map(({ id }) => id)).toEqual([body.id]);
    expect((await ben.call(events.listEvents, {})).body).toEqual([]);
  });

  test('counts towards the limit of the organization, not of the host', async () => {
    const free = await makeOrganization(app, { isPremiumPlus: false });
    const cem = await makeOwner(app);
    await makeHost(free, cem);
    const one = () => cem.call(events.createEvent, { for: free.id, body: eventPayload() });
    expect([(await one()).status, (await one()).refusal.code]).toEqual([201, 'PLAN_LIMIT_REACHED']);
    expect((await cem.call(events.createEvent, { body: eventPayload() })).status).toBe(201);
  });
});

test('a former host who plans a night for the organization is told that they do not host for it', async () => {
  const membership = await makeHost(cellar, ben);
  await cellar.call(removeHost, { params: { id: membership } });
  const { status, refusal } = await ben.call(events.createEvent, { for: cellar.id, body: eventPayload() });
  expect([status, refusal.code, refusal.message]).toEqual([404, 'not_found', 'You do not host for this organization.']);
});

test('own data of a host stays separate, also with their own id', async () => {
  await makeHost(cellar, ben);
  const mine = await addEventFor(ben, { title: 'Mine' });
  await addEventFor(cellar, { title: 'Theirs' });
  const titles = async (sent: object) => (await ben.call(events.listEvents, sent)).body.map(({ title }) => title);
  expect([await titles({}), await titles({ for: ben.id }), await titles({ for: cellar.id })]).toEqual([
    ['Mine'],
    ['Mine'],
    ['Theirs'],
  ]);
  expect((await cellar.call(events.getEvent, { params: { id: mine.id } })).status).toBe(404);
  expect((await cellar.call(events.listEvents, { for: ben.id })).status).toBe(404);
});

test('a play of the organization outside a night is not found for a host', async () => {
  await makeHost(cellar, ben);
  const play = { gameTitle: 'Hive', players: '["Ida"]', scores: '[1]' };
  const { id } = (await cellar.call(recordPlayElsewhere, { body: play })).body;
  const params = { id };
  expect((await ben.call(changePlay, { params, body: { players: '["Ben"]', scores: '[2]' } })).status).toBe(404);
  expect((await ben.call(deletePlay, { params })).status).toBe(404);
});

test('a host who is also a guest of the night answers and votes as themselves', async () => {
  await makeHost(cellar, ben);
  const { eventId, hostId } = await aVotedNight(cellar, { guests: [ben.email] });
  const seat = (await ben.call(attendees.listAttendees, { params: { id: eventId } })).body.find(
    ({ email }) => email === ben.email,
  );
  const params = { id: seat?.id ?? 0 };
  expect((await ben.call(attendees.answerInvitation, { params, body: { status: 'accepted' } })).status).toBe(200);
  expect((await ben.call(votes.getBallot, { params })).status).toBe(200);
  expect((await cellar.call(votes.getBallot, { params })).status).toBe(404);
  const [ida = 0] = await addGuestsFor(cellar, eventId, ['ida@example.org']);
  expect((await ben.call(votes.getBallot, { params: { id: ida } })).status).toBe(404);
  expect((await ben.call(votes.getBallot, { params: { id: hostId } })).body.hostName).toBe('Dice Cellar');
});
