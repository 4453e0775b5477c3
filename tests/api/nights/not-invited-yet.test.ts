import { beforeEach, describe, expect, test } from 'vitest';
import { downloadAccount } from '#shared/transfer/account-file-contract.ts';
import { answerInvitation, listInvitations } from '#shared/nights/attendees-contract.ts';
import { sendInvitations, setEventGames } from '#shared/nights/events-contract.ts';
import * as votes from '#shared/nights/votes-contract.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let maya: Person;
let ben: Person;
let eventId: number;
/** Ben on Maya's list, which nobody has been invited from. */
let seat: number;
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  ben = await makeOwner(app, { firstName: 'Ben' });
  const game = await addGameFor(maya, { title: 'Azul' });
  eventId = (await addEventFor(maya, { title: 'A surprise for Ben' })).id;
  await maya.call(setEventGames, { params: { id: eventId }, body: { gameIds: [game.id] } });
  [seat = 0] = await addGuestsFor(maya, eventId, [ben.email]);
});

const params = () => ({ id: seat });
const nothing = { approves: [], veto: null, teaches: [] };
const answer = (person: Person, status: 'accepted' | 'declined') =>
  person.call(answerInvitation, { params: params(), body: { status } });
const titles = async () => (await ben.call(listInvitations, {})).body.map(({ title }) => title);

describe('a user on a guest list who was not invited', () => {
  test('gets 404 for everything of the night', async () => {
    expect((await ben.call(votes.getBallot, { params: params() })).status).toBe(404);
    expect((await ben.call(votes.giveBallot, { params: params(), body: nothing })).status).toBe(404);
    expect((await ben.call(votes.proposeGame, { params: params(), body: { title: 'Heat' } })).status).toBe(404);
    expect((await answer(ben, 'accepted')).status).toBe(404);
    expect(await titles()).toEqual([]);
    for (const path of [
      `/api/events/${eventId}`,
      `/api/events/${eventId}/attendees`,
      `/api/events/${eventId}/games`,
      `/api/events/${eventId}/votes`,
      `/api/events/${eventId}/evening`,
      `/api/events/${eventId}/live`,
    ])
      expect([path, (await ben.fetch(path)).status]).toEqual([path, 404]);
  });

  test('does not see the night in their account export', async () => {
    expect(await (await ben.fetch(downloadAccount.path)).text()).not.toContain('A surprise for Ben');
  });

  test('gets 404 also after the host answered for them', async () => {
    expect((await answer(maya, 'accepted')).body.status).toBe('accepted');
    expect((await ben.call(votes.getBallot, { params: params() })).status).toBe(404);
    expect(await titles()).toEqual([]);
  });
});

describe('a user on a guest list has access', () => {
  test('after the invitation', async () => {
    await maya.call(sendInvitations, { params: { id: eventId } });
    expect(await titles()).toEqual(['A surprise for Ben']);
    expect((await ben.call(votes.getBallot, { params: params() })).body.eventTitle).toBe('A surprise for Ben');
    expect((await answer(ben, 'accepted')).body.status).toBe('accepted');
  });

  test('after answering by a link from the host', async () => {
    expect((await send(app, await guestPath(maya, seat), { status: 'accepted', along: '0' })).status).toBe(303);
    expect(await titles()).toEqual(['A surprise for Ben']);
    expect((await answer(ben, 'declined')).body.status).toBe('declined');
  });
});
