import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { getGuestLink, listAttendees, openOwnPage } from '#shared/nights/attendees-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { users } from '#shared/schema/users.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { send } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
let maya: Person;
let ben: Person;
let eventId: number;
let seat: number;
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  ben = await makeOwner(app, { firstName: 'Ben' });
  eventId = (await addEventFor(maya, { location: 'The kitchen' })).id;
  [seat = 0] = await addGuestsFor(maya, eventId, [ben.email]);
});

const open = (person: Person, id = seat) => person.call(openOwnPage, { params: { id } });
const invite = () => maya.call(sendInvitations, { params: { id: eventId } });

describe('the page of a signed-in guest is not found', () => {
  test('before the invitation', async () => {
    expect((await open(ben)).status).toBe(404);
  });

  test('for other guests, for the host, and for the own row of the host', async () => {
    const cleo = await makeOwner(app, { firstName: 'Cleo' });
    await addGuestsFor(maya, eventId, [cleo.email]);
    await invite();
    expect((await open(cleo)).status).toBe(404);
    expect((await open(maya)).status).toBe(404);
    const list = (await maya.call(listAttendees, { params: { id: eventId } })).body;
    expect((await open(maya, list.find(({ isHost }) => isHost)?.id)).status).toBe(404);
  });

  test('for a user with an unverified address', async () => {
    await invite();
    await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ben.id));
    expect((await open(ben)).status).toBe(404);
  });
});

test('the page is the same as that of the link in mails, with all fields', async () => {
  await invite();
  const { path } = (await open(ben)).body;
  const link = await maya.call(getGuestLink, { params: { id: seat }, body: {} });
  expect(link.body.url).toBe(app.origin + path.replace(/\?own=[\w-]{43}$/, ''));
  expect((await send(app, path.replace('?', '/mails?'), { stop: 'none' })).status).toBe(303);
  const answer = { status: 'accepted', along: '1', companions: 'Ida', brings: 'Cake', guestNote: 'Looking forward' };
  expect((await send(app, path, answer)).status).toBe(303);
  const list = (await maya.call(listAttendees, { params: { id: eventId } })).body;
  expect(list.find(({ id }) => id === seat)).toMatchObject({
    status: 'accepted',
    partySize: 2,
    companions: ['Ida'],
    brings: 'Cake',
    guestNote: 'Looking forward',
  });
  expect(await (await fetch(app.origin + path)).text()).toContain('The kitchen');
});
