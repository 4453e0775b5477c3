import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { answerInvitation, listAttendees } from '#shared/nights/attendees-contract.ts';
import { cancelEvent } from '#shared/nights/events-contract.ts';
import { setJoinLink } from '#shared/nights/join-links-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { noticeDevices } from '#shared/schema/notices.ts';
import { aNightWithoutDate, dateFieldsOf } from '#tests/support/rows/date-guests.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

const PHONE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
  p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  auth: 'a'.repeat(22),
  kinds: 'changes dates seats reminders',
  quiet: 'yes',
};
const LAPTOP = { ...PHONE, endpoint: 'https://updates.push.services.mozilla.com/wpush/laptop' };

/** A night to which Ben said yes; Ana did not answer. */
async function night() {
  const event = await addEventFor(maya);
  const ids = await addGuestsFor(maya, event.id, ['ben@example.org', 'ana@example.org']);
  const [ben = '', ana = ''] = await Promise.all(ids.map((id) => guestPath(maya, id)));
  await send(app, ben, { status: 'accepted', name: 'Ben', timeZone: 'Europe/Lisbon' });
  return { event, ids, ben, ana };
}
const tell = (path: string, changes: object = {}, headers?: Record<string, string>) =>
  send(app, `${path}/notices`, { ...PHONE, ...changes }, headers);
const devices = (attendeeId = 0) =>
  app.services.db
    .select()
    .from(noticeDevices)
    .where(attendeeId === 0 ? undefined : eq(noticeDevices.attendeeId, attendeeId))
    .orderBy(asc(noticeDevices.id));
const endpointsOf = async (attendeeId: number) => (await devices(attendeeId)).map(({ endpoint }) => endpoint);

describe('no device is told', () => {
  test('before its guest has answered, and their page offers nothing', async () => {
    const { ids, ana } = await night();
    const refused = await tell(ana);
    expect([refused.status, refused.text]).toEqual([409, 'Please answer first. Then this device can be told.']);
    expect(refused.headers.get('content-type')).toContain('text/plain');
    expect((await open(app, ana)).html).not.toContain('id="notices"');
    expect(await devices(ids[1])).toEqual([]);
  });

  test('by another token, or from another site', async () => {
    const { ids, ben } = await night();
    expect((await tell(`/rsvp/${'x'.repeat(43)}`)).status).toBe(404);
    expect((await tell(ben, {}, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await tell(ben, {}, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(await devices(ids[0])).toEqual([]);
  });

  test.each([
    { endpoint: 'ftp://fcm.googleapis.com/1', words: 'This is no address of a browser' },
    { endpoint: 'not an address', words: 'This is no address of a browser' },
    { endpoint: 'http://127.0.0.1/push', words: 'Notices are not sent to the push service of this browser.' },
    { endpoint: 'http://10.0.0.7/push', words: 'Notices are not sent to the push service of this browser.' },
    { endpoint: 'https://push.example.org/1', words: 'Notices are not sent to the push service of this browser.' },
    { endpoint: 'http://fcm.googleapis.com/1', words: 'Notices are not sent to the push service of this browser.' },
    {
      endpoint: 'https://fcm.googleapis.com:8443/1',
      words: 'Notices are not sent to the push service of this browser.',
    },
    { p256dh: 'short', words: 'This is no key of a browser' },
    { auth: '', words: 'This is no secret of a browser' },
    { kinds: '', words: 'Please choose at least one kind of notice.' },
    { kinds: 'changes answers', words: 'Invalid' },
  ])('with $endpoint $p256dh $auth $kinds: $words', async ({ words, ...changes }) => {
    const { ids, ben } = await night();
    const refused = await tell(ben, changes);
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(words)]);
    expect(await devices(ids[0])).toEqual([]);
  });

  test('for the host, or for a night that is cancelled', async () => {
    const { event, ids, ben } = await night();
    const host = (await maya.call(listAttendees, { params: { id: event.id } })).body.find(({ isHost }) => isHost);
    await maya.call(answerInvitation, { params: { id: host?.id ?? 0 }, body: { status: 'accepted' } });
    const own = await guestPath(maya, host?.id ?? 0);
    expect((await tell(own)).text).toBe('You host this night. Your notices are on Profile.');
    expect((await open(app, own)).html).not.toContain('id="notices"');

    await maya.call(cancelEvent, { params: { id: event.id } });
    expect((await tell(ben)).text).toBe('This event is cancelled.');
    expect((await open(app, ben)).html).not.toContain('id="notices"');
    expect(await devices(ids[0])).toEqual([]);
  });

  test('after thirty presses in an hour', { tags: ['rare'] }, async () => {
    const { ben } = await night();
    for (let n = 0; n < 30; n += 1) await tell(ben, { kinds: '' });
    expect((await tell(ben)).status).toBe(429);
  });
});

test('a guest who answered is told on a device, which the page counts, and which can be changed', async () => {
  const { ids, ben } = await night();
  expect((await open(app, ben)).html).toMatch(/<section id="notices"[^>]* hidden>/);
  expect((await tell(ben)).status).toBe(204);
  expect(await devices(ids[0])).toMatchObject([
    { kinds: ['changes', 'dates', 'seats', 'reminders'], alsoMailed: false, quietFrom: 1320, quietUntil: 480, timeZone: 'Europe/Lisbon', userId: null }, // oxfmt-ignore
  ]);
  const page = await open(app, ben);
  expect(page.html).not.toMatch(/<section id="notices"[^>]* hidden>/);
  expect(page.text).toContain('1 device is told of changes instead of by mail.');

  await tell(ben, { kinds: 'seats', alsoMailed: 'yes', quiet: '' });
  expect(await devices(ids[0])).toMatchObject([{ kinds: ['seats'], alsoMailed: true, quietFrom: null }]);
  await tell(ben, LAPTOP);
  expect((await open(app, ben)).text).toContain('2 devices are told of changes besides the mails.');
  expect(page.html).not.toContain('fcm.googleapis.com');
});

test('the latest devices of a guest are kept', { tags: ['rare'] }, async () => {
  const { ids, ben } = await night();
  const { most } = STORAGE_LIMITS.guestDevices;
  for (let n = 0; n <= most; n += 1) await tell(ben, { endpoint: `${PHONE.endpoint}${n}` });
  expect(await endpointsOf(ids[0] ?? 0)).toEqual(Array.from({ length: most }, (_, n) => `${PHONE.endpoint}${n + 1}`));
});

test('a guest stops one device, or by a button without script all of theirs, and no other guest’s', async () => {
  const { ids, ben, ana } = await night();
  const [benId = 0, anaId = 0] = ids;
  await send(app, ana, { status: 'maybe' });
  for (const device of [PHONE, LAPTOP]) await tell(ben, device);
  await tell(ana);

  const foreign = { 'Sec-Fetch-Site': 'cross-site' };
  expect((await send(app, `${ben}/notices/stop`, {}, foreign)).status).toBe(403);
  expect((await send(app, `${ben}/notices/drop`, { endpoint: PHONE.endpoint }, foreign)).status).toBe(403);
  expect((await send(app, `/rsvp/${'x'.repeat(43)}/notices/stop`, {})).status).toBe(404);
  expect((await send(app, `${ben}/notices/drop`, { endpoint: 'none' })).status).toBe(400);
  expect(await devices(benId)).toHaveLength(2);

  expect((await send(app, `${ben}/notices/drop`, { endpoint: PHONE.endpoint })).status).toBe(204);
  expect(await endpointsOf(benId)).toEqual([LAPTOP.endpoint]);
  await tell(ben);
  expect((await open(app, ben)).html).toContain(`formaction="${ben}/notices/stop"`);
  const stopped = await send(app, `${ben}/notices/stop`, { stop: 'notices' });
  expect(stopped.headers.get('location')).toBe(`${ben}?mails#stop`);
  const page = await open(app, `${ben}?mails`);
  expect(page.text).toContain('You get mails as before.');
  expect(page.html).toMatch(/<section id="notices"[^>]* hidden>/);
  expect(await devices(benId)).toEqual([]);
  expect(await devices(anaId)).toHaveLength(1);
  expect((await open(app, `${ben}/notices/stop`)).headers.get('location')).toBe(ben);
});

test('a guest without an address is told too, and reads nothing of mails', async () => {
  const { event } = await night();
  const { body } = await maya.call(setJoinLink, { params: { id: event.id }, body: { state: 'on' } });
  await send(app, new URL(body.url ?? '').pathname, { name: 'Cleo', email: '', once: 'once' });
  const [cleo] = await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.name, 'Cleo'));
  const path = await guestPath(maya, cleo?.id ?? 0);
  expect((await tell(path)).status).toBe(204);
  const page = await open(app, path);
  expect(page.text).toContain('1 device is told of changes. Stop on all devices');
  expect(page.text).not.toContain('Send mails as well');
  const stopped = await send(app, `${path}/notices/stop`, {});
  expect(stopped.headers.get('location')).toBe(`${path}?mails#notices`);
  expect((await open(app, `${path}?mails`)).text).toContain('No device is told any more.');
  expect(await devices(cleo?.id)).toEqual([]);
});

test('a guest who stopped the mails is offered nothing, and reads that their devices are told nothing', async () => {
  const { ben } = await night();
  await tell(ben);
  await send(app, `${ben}/mails`, { stop: 'night' });
  const page = await open(app, ben);
  expect(page.text).toContain('You stopped the mails, so your devices are told nothing either.');
  expect(page.text).not.toContain('Tell me here');
  await send(app, `${ben}/notices/stop`, {});
  expect((await open(app, ben)).html).not.toContain('id="notices"');
});

test('a guest who answered dates is told of the date, and the button keeps what they typed meanwhile', async () => {
  const { paths, optionIds, guestIds } = await aNightWithoutDate(app, maya);
  const [path = ''] = paths;
  expect((await tell(path)).status).toBe(409);
  await send(app, `${path}/dates`, dateFieldsOf(optionIds, ['yes', 'no', 'no', 'no', 'no', 'no']));
  expect((await open(app, path)).html).toContain('id="notices"');
  expect((await tell(path)).status).toBe(204);
  expect((await open(app, path)).text).toContain('1 device is told');
  const stopped = await send(app, `${path}/notices/stop`, dateFieldsOf(optionIds, ['no']));
  expect([stopped.status, await devices(guestIds[0])]).toEqual([200, []]);
  expect(stopped.html).toContain(`name=d${optionIds[0]} value=n checked`);
});
