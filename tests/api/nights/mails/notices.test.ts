import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as contracts from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { sendMessage } from '#shared/nights/night-messages-contract.ts';
import { events } from '#shared/schema/nights.ts';
import { mails, mailSends } from '#shared/schema/mails.ts';
import { noticeDevices } from '#shared/schema/notices.ts';
import type { Mailer } from '#server/platform/mails/mailer.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGuestsDevice, aSubscription } from '#tests/support/rows/notices.ts';
import { of } from '#tests/support/mails/mailing-site.ts';
import { startPushService } from '#tests/support/mails/push-service.ts';
import { recordingMailer, sendDelayedMails, sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { guestPath, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const service = await startPushService();
let isDown = false;
const { mailer: recording, sentMails } = recordingMailer();
const mailer: Mailer = {
  ...recording,
  send: (mail) => (isDown ? Promise.reject(new Error('no mail server')) : recording.send(mail)),
};
const app = testApp({ services: { mailer, postJson: service.server.poster() } });
afterAll(() => service.server.close());
afterEach(() => {
  service.check();
  service.pushes.length = 0;
  sentMails.length = 0;
});

let host: Person;
let night: Awaited<ReturnType<typeof addEventFor>>;
let bea: number;
let browser: ReturnType<typeof service.subscribe>;
beforeEach(async () => {
  await app.services.db.delete(mailSends);
  await app.services.db.delete(mails);
  host = await makeOwner(app, { firstName: 'Maya' });
  night = await addEventFor(host);
  [bea = 0] = await addGuestsFor(host, night.id, ['bea@example.org']);
  await host.call(contracts.sendInvitations, of(night));
  await sendDueMails(app);
  sentMails.length = 0;
  browser = service.subscribe();
});

const later = (hours: number) => new Date(Date.parse(night.date) + hours * 3_600_000).toISOString();
async function moveNight(hours = 1): Promise<void> {
  await host.call(contracts.changeEvent, { ...of(night), body: { date: later(hours) } });
  await sendDelayedMails(app);
}
const mailed = () => sentMails.map(({ subject }) => subject);
const lastMail = async () => (await app.services.db.select().from(mails).orderBy(mails.id)).at(-1);

test('a guest who chose so is told on their device that the night moved, and not by mail', async () => {
  await addGuestsDevice(app, bea, browser);
  await moveNight();
  const [push] = service.pushes;
  expect(push).toMatchObject({ urgency: 'high', ttl: 7 * 24 * 3600, topic: push?.message.tag });
  expect(push?.message).toMatchObject({
    title: expect.stringContaining(night.title),
    url: expect.stringMatching(/^http:\/\/localhost:\d+\/rsvp\/[\w-]{43}$/),
  });
  expect(mailed()).toEqual([]);
  expect(await lastMail()).toMatchObject({ kind: 'changed', state: 'sent', noticedAt: expect.any(Date) });
});

test('who wants both is told on both ways', async () => {
  await addGuestsDevice(app, bea, browser, { alsoMailed: true });
  await moveNight();
  expect(service.told()).toHaveLength(1);
  expect(mailed()).toHaveLength(1);
});

test.each([
  ['kinds that are not chosen', { kinds: ['seats' as const] }],
  ['a device whose push service fails', {}],
])('%s: the mail comes', async (_case, changes) => {
  await addGuestsDevice(app, bea, browser, changes);
  service.answers(browser.endpoint, 503);
  await moveNight();
  expect(service.told()).toEqual([]);
  expect(mailed()).toHaveLength(1);
});

test.each([404, 410])('a device that is gone (%d) is deleted, and the mail comes', async (status) => {
  await addGuestsDevice(app, bea, browser);
  service.answers(browser.endpoint, status);
  await moveNight();
  expect(mailed()).toHaveLength(1);
  expect(await app.services.db.$count(noticeDevices, eq(noticeDevices.attendeeId, bea))).toBe(0);
});

test('a cancellation leads to the guest’s page', async () => {
  await addGuestsDevice(app, bea, browser);
  await host.call(contracts.cancelEvent, { ...of(night), body: {} });
  await sendDelayedMails(app);
  expect(service.pushes[0]?.message).toMatchObject({
    title: expect.stringMatching(/^Cancelled: /),
    text: expect.stringContaining('does not take place'),
    url: expect.stringContaining('/rsvp/'),
  });
  expect(mailed()).toEqual([]);
});

test('a guest who stopped mails of the night is told nothing on any way', async () => {
  await addGuestsDevice(app, bea, browser);
  await host.call(contracts.changeEvent, { ...of(night), body: { date: later(1) } });
  await app.services.db.execute(`update event_attendees set muted_at = now() where id = ${bea}`);
  await sendDelayedMails(app);
  expect([service.told(), mailed()]).toEqual([[], []]);
});

test('another guest with the same browser is told of their own place only', async () => {
  const [cai = 0] = await addGuestsFor(host, night.id, ['cai@example.org']);
  await host.call(contracts.sendInvitations, of(night));
  await sendDueMails(app);
  sentMails.length = 0;
  await addGuestsDevice(app, cai, browser);
  await moveNight();
  expect(service.told()).toHaveLength(1);
  expect(sentMails.map(({ to }) => to)).toEqual(['bea@example.org']);
});

describe('a guest who joined without an address', () => {
  async function joined(): Promise<number> {
    await send(app, await sharedPath(host, night.id), { name: 'Liv', email: '', along: '0' });
    const [liv] = await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.name, 'Liv'));
    return liv?.id ?? 0;
  }
  beforeEach(() => app.services.db.delete(eventAttendees).where(eq(eventAttendees.name, 'Liv')));

  test('is told of a move on their device', async () => {
    await addGuestsDevice(app, await joined(), browser);
    await moveNight();
    expect(service.told()).toHaveLength(1);
    expect(sentMails.map(({ to }) => to)).toEqual(['bea@example.org']);
  });

  test('without a device is in no queue', async () => {
    const liv = await joined();
    await moveNight();
    expect(await app.services.db.$count(mails, eq(mails.attendeeId, liv))).toBe(0);
  });

  test('gets no mail where the device does not take it', async () => {
    await addGuestsDevice(app, await joined(), browser, { alsoMailed: true });
    service.answers(browser.endpoint, 503);
    await moveNight();
    expect(service.told()).toEqual([]);
    expect(sentMails.map(({ to }) => to)).toEqual(['bea@example.org']);
  });
});

test('a notice counts into the budgets of mails', async () => {
  await addGuestsDevice(app, bea, browser);
  const before = await app.services.db.$count(mailSends);
  await moveNight();
  expect(await app.services.db.$count(mailSends)).toBe(before + 1);
});

test('a renewed link takes the devices along that the old one added', async () => {
  await addGuestsDevice(app, bea, browser);
  await guestPath(host, bea, true);
  await moveNight();
  expect(service.told()).toEqual([]);
  expect(mailed()).toHaveLength(1);
});

test('what a device was told is not taken back unsaid', async () => {
  await addGuestsDevice(app, bea, browser, { alsoMailed: true });
  isDown = true;
  await moveNight(24);
  await moveNight(0);
  isDown = false;
  await app.services.db.update(mails).set({ dueAt: new Date() });
  await sendDueMails(app);
  expect(service.pushes.length).toBeGreaterThan(1);
});

test('where a push service cannot be reached, mails come', async () => {
  const [cai = 0] = await addGuestsFor(host, night.id, ['cai@example.org']);
  await host.call(contracts.sendInvitations, of(night));
  await sendDueMails(app);
  sentMails.length = 0;
  for (const [place, guest] of [bea, cai].entries())
    await addGuestsDevice(app, guest, { ...aSubscription(), endpoint: `http://silent.example:1/${place}` });
  await moveNight();
  expect(mailed()).toHaveLength(2);
});

describe('in quiet hours', () => {
  /** All day but one minute, which is twelve hours away. */
  const allDay = () => {
    const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
    const around = (minutes: number) => (minutes + 24 * 60) % (24 * 60);
    return { quietFrom: around(minute - 12 * 60 + 1), quietUntil: around(minute - 12 * 60) };
  };

  test('a notice waits until they end, with what happens meanwhile, as one', async () => {
    await addGuestsDevice(app, bea, browser, allDay());
    await moveNight(1);
    await moveNight(2);
    expect([service.told(), mailed()]).toEqual([[], []]);
    const waiting = await lastMail();
    expect(waiting).toMatchObject({ state: 'held', attempts: 0, problem: null });
    const hours = ((waiting?.dueAt.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.5);
    await app.services.db.update(noticeDevices).set({ quietFrom: null, quietUntil: null });
    await app.services.db.update(mails).set({ dueAt: new Date() });
    await sendDueMails(app);
    expect(service.told()).toHaveLength(1);
  });

  test('who wants mails as well gets the mail at once', async () => {
    await addGuestsDevice(app, bea, browser, { ...allDay(), alsoMailed: true });
    await moveNight();
    expect(service.told()).toEqual([]);
    expect(mailed()).toHaveLength(1);
  });

  test('a night that moves away from today is told at once', async () => {
    await app.services.db.update(events).set({ date: sql`now() + interval '6 hours'` });
    await app.services.db.update(eventAttendees).set({ respondedAt: sql`now() - interval '1 day'` });
    await addGuestsDevice(app, bea, browser, allDay());
    await moveNight();
    expect(service.told()).toHaveLength(1);
  });

  test('a change that a guest has read elsewhere is not taken back unsaid', async () => {
    await addGuestsDevice(app, bea, browser, allDay());
    await moveNight(24);
    await host.call(sendMessage, { ...of(night), body: { audience: 'invited', text: 'See you!' } });
    await sendDueMails(app);
    await moveNight(0);
    await app.services.db.update(noticeDevices).set({ quietFrom: null, quietUntil: null });
    await app.services.db.update(mails).set({ dueAt: new Date() });
    await sendDueMails(app);
    expect(service.told()).toEqual([expect.stringContaining('3 May')]);
  });

  test('a guest who chooses mails meanwhile gets the mail at once', async () => {
    await addGuestsDevice(app, bea, browser, allDay());
    await moveNight();
    await send(app, `${await guestPath(host, bea)}/notices/stop`, {});
    await sendDueMails(app);
    expect(mailed()).toHaveLength(1);
  });

  test('a renewed link lets the mail come at once', async () => {
    await addGuestsDevice(app, bea, browser, allDay());
    await moveNight();
    await guestPath(host, bea, true);
    await sendDueMails(app);
    expect([service.told(), mailed().length]).toEqual([[], 1]);
  });

  test('what would come too late is told at once', async () => {
    await addGuestsDevice(app, bea, browser, allDay());
    await host.call(contracts.changeEvent, {
      ...of(night),
      body: { date: new Date(Date.now() + 6 * 3_600_000).toISOString() },
    });
    await sendDelayedMails(app);
    expect(service.told()).toHaveLength(1);
  });
});
