import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { users } from '#shared/schema/users.ts';
import { addEventFor, addGuestsFor, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { recordingMailer, sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const FORM = { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' };
const AMERICAN = { 'Accept-Language': 'en-US,en;q=0.9' };
const GERMAN = { 'Accept-Language': 'de-DE,de;q=0.9,en;q=0.5' };

const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer } });
let maya: Person;
beforeEach(async () => {
  await sendDueMails(app);
  sentMails.length = 0;
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
});

async function invite(email = 'ben@example.org') {
  const event = await addEventFor(maya, { date: '2999-12-06T19:00:00Z', timeZone: 'Europe/Lisbon', isPublic: true });
  const [id = 0] = await addGuestsFor(maya, event.id, [email]);
  return { event, id, path: await guestPath(maya, id) };
}
const rowOf = async (id: number) =>
  (await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.id, id)))[0];

test('pages use the clock of the language of the browser', async () => {
  const { event, path } = await invite();
  for (const address of [path, await sharedPath(maya, event.id), `/night/${event.publicId}`]) {
    expect((await open(app, address, { headers: AMERICAN })).text).toMatch(/at 7:00 pm until 11:00 pm/);
    expect((await open(app, address, { headers: GERMAN })).text).toMatch(/um 19:00 bis 23:00/);
    expect((await open(app, address)).text).toMatch(/at 19:00 until 23:00/);
  }
});

test('a guest who answered from another time zone gets their own time and clock in the next mail', async () => {
  const { id, path } = await invite();
  await send(app, path, { status: 'accepted', timeZone: 'America/New_York' }, { ...FORM, ...AMERICAN });
  expect(await rowOf(id)).toMatchObject({ timeZone: 'America/New_York', hourCycle: 'h12' });
  await sendDueMails(app);
  const [mail] = sentMails;
  expect(mail?.subject).toContain('7:00 pm');
  expect(mail?.text).toContain('7:00 pm to 11:00 pm');
  expect(mail?.text).toContain('For you: 2:00 pm (Eastern Time)');
  expect(mail?.calendar?.content.replaceAll(/\r\n /g, '')).toContain('For you: 2:00 pm (Eastern Time)');
});

test('an invalid time zone is not stored, and an empty one keeps the stored zone', async () => {
  const { id, path } = await invite();
  expect((await send(app, path, { status: 'accepted', timeZone: 'Mars/Olympus' })).status).toBe(303);
  expect(await rowOf(id)).toMatchObject({ status: 'accepted', timeZone: null, hourCycle: null });
  await send(app, path, { status: 'maybe', timeZone: 'Asia/Tokyo' });
  await send(app, path, { status: 'accepted', timeZone: '' });
  expect((await rowOf(id))?.timeZone).toBe('Asia/Tokyo');
});

test('a user with a verified address gets the time zone of their account', async () => {
  const ben = await makeOwner(app, { timeZone: 'Asia/Tokyo' });
  const { event } = await invite(ben.email);
  await maya.call(sendInvitations, { params: { id: event.id } });
  await sendDueMails(app);
  expect(sentMails[0]?.text).toContain('For you: Saturday 7 December 2999 at 04:00 (Japan Standard Time)');
  await app.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, ben.id));
  const second = await invite(ben.email);
  await maya.call(sendInvitations, { params: { id: second.event.id } });
  await sendDueMails(app);
  expect(sentMails[1]?.text).not.toContain('For you');
});

test('a guest who has not opened a page gets the clock of the host, also for later nights', async () => {
  const created = await maya.fetch(createEvent.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...AMERICAN },
    body: JSON.stringify(eventPayload({ date: '2999-12-06T19:00:00Z', hostEmail: maya.email })),
  });
  expect(created.status).toBe(201);
  const { event } = await invite();
  await maya.call(sendInvitations, { params: { id: event.id } });
  await sendDueMails(app);
  expect(sentMails[0]?.text).toContain('7:00 pm to 11:00 pm');
});
