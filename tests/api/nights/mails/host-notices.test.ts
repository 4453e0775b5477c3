import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { setHostMails } from '#shared/nights/host-mails-contract.ts';
import { attendeeAnswers } from '#shared/schema/attendees.ts';
import { mails, mailSends } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { answer } from '#server/nights/answers.ts';
import { queueDigests } from '#server/nights/mails/host-digests.ts';
import { queueReminders } from '#server/nights/mails/queue-reminders.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addOwnersDevice } from '#tests/support/rows/notices.ts';
import { startPushService } from '#tests/support/mails/push-service.ts';
import { recordingMailer, sendDueMails } from '#tests/support/mails/sent-mails.ts';
import { inNightOf } from '#tests/support/server/locked-night.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const service = await startPushService();
const { mailer, sentMails } = recordingMailer();
const app = testApp({ services: { mailer, postJson: service.server.poster() } });
afterAll(() => service.server.close());
afterEach(service.check);

let host: Person;
let eventId: number;
let guests: number[];
let browser: ReturnType<typeof service.subscribe>;
beforeEach(async () => {
  await app.services.db.delete(events);
  await app.services.db.delete(mailSends);
  host = await makeOwner(app);
  browser = service.subscribe();
  eventId = (await addEventFor(host, { maxAttendees: 8 })).id;
  guests = await addGuestsFor(host, eventId, ['ben@example.org', 'cat@example.org']);
  await host.call(sendInvitations, { params: { id: eventId } });
  await sendDueMails(app);
  sentMails.length = 0;
  service.pushes.length = 0;
});

const mailed = () => sentMails.map(({ subject }) => subject);
/** Ben answers, some minutes ago. */
async function benAnswers(minutesAgo: number, status: 'accepted' | 'maybe' = 'accepted'): Promise<void> {
  const [ben = 0] = guests;
  await inNightOf(app, ben, (tx, event) => answer(tx, event, { attendeeId: ben, status, via: 'link' }));
  const createdAt = sql`now() - make_interval(mins => ${minutesAgo})`;
  await app.services.db.update(attendeeAnswers).set({ createdAt });
  await app.services.db.delete(mails).where(eq(mails.kind, 'answer_received'));
}
async function digest(): Promise<void> {
  await queueDigests(app.services.db);
  await sendDueMails(app);
}

test('answers are told on a device after five minutes, with who is silent', async () => {
  await addOwnersDevice(app, host.id, browser);
  await benAnswers(4);
  await digest();
  expect(service.pushes).toEqual([]);
  await benAnswers(5);
  await digest();
  expect(service.pushes[0]?.message).toMatchObject({
    title: expect.stringMatching(/ is in: .*Friday night$/),
    text: expect.stringContaining('One guest has not answered.'),
    url: `${app.services.environment.origin}/game-nights/${eventId}`,
  });
  expect(mailed()).toEqual([]);
});

test('a host without mails of answers is told on a device, and gets no mail where that fails', async () => {
  await host.call(setHostMails, { body: { digest: false } });
  await addOwnersDevice(app, host.id, browser);
  service.answers(browser.endpoint, 503);
  await benAnswers(5);
  await digest();
  expect([service.told(), mailed()]).toEqual([[], []]);
  service.answers(browser.endpoint, 201);
  await benAnswers(5, 'maybe');
  await digest();
  expect(service.told()).toHaveLength(1);
  expect(mailed()).toEqual([]);
});

test('another owner’s device is told nothing of it', async () => {
  const other = await makeOwner(app);
  await addOwnersDevice(app, other.id, browser);
  await benAnswers(31);
  await digest();
  expect(service.told()).toEqual([]);
  expect(mailed()).toHaveLength(1);
});

/** The night begins in some hours, and was planned days before. */
const begins = (hours: number, plannedDaysAgo: number) =>
  app.services.db
    .update(events)
    .set({
      date: sql`now() + make_interval(hours => ${hours})`,
      createdAt: sql`now() - make_interval(days => ${plannedDaysAgo})`,
      updatedAt: sql`now() - make_interval(hours => 2)`,
    })
    .where(eq(events.id, eventId));
async function remind(): Promise<void> {
  await queueReminders(app.services.db);
  await sendDueMails(app);
}

test.each([
  ['two days before', 47, 9],
  ['of a night that was planned for the next day', 20, 0],
])('a host is not reminded %s', async (_case, hours, plannedDaysAgo) => {
  await addOwnersDevice(app, host.id, browser);
  await begins(hours, plannedDaysAgo);
  await remind();
  expect(service.told()).toEqual([]);
});

test('a host without a device is not reminded', async () => {
  await begins(20, 9);
  await remind();
  expect(mailed().filter((subject) => subject.startsWith('Soon:'))).toEqual([]);
});

test('a host who has just edited the night is not reminded of it', async () => {
  await addOwnersDevice(app, host.id, browser);
  await begins(20, 9);
  await app.services.db.update(events).set({ updatedAt: sql`now()` });
  await remind();
  expect(service.told()).toEqual([]);
});

test('a reminder is never mailed', async () => {
  await addOwnersDevice(app, host.id, browser, { alsoMailed: true });
  service.answers(browser.endpoint, 503);
  await begins(20, 9);
  await remind();
  expect(mailed().filter((subject) => subject.startsWith('Soon:'))).toEqual([]);
});

test('a host is reminded of a night once, the day before, with who comes', async () => {
  await addOwnersDevice(app, host.id, browser);
  await begins(20, 9);
  await remind();
  await remind();
  expect(service.pushes).toHaveLength(1);
  const [push] = service.pushes;
  expect(push?.message).toMatchObject({
    title: expect.stringMatching(/^Soon: .*Friday night$/),
    text: '1 of 8 seats are taken. 2 guests have not answered.',
  });
  // A phone that is switched on after the night says nothing of it.
  expect(push?.ttl).toBeLessThanOrEqual(20 * 3600);
});
