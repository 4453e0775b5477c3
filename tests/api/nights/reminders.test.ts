import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { changeEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { queueReminders } from '#server/nights/mails/queue-reminders.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { markSent } from '#tests/support/rows/mark-sent.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const LONG_AGO = new Date('2998-01-01T00:00:00Z');
const DATE = '2999-05-03T18:00:00Z';
const daysBefore = (days: number) => new Date(Date.parse(DATE) - days * 86_400_000);

const app = testApp();
let host: Person;
let eventId: number;

beforeEach(async () => {
  await app.services.db.delete(eventAttendees);
  await app.services.db.delete(mails);
  host = await makeOwner(app, { isPremiumPlus: true });
  eventId = (await addEventFor(host, { date: DATE })).id;
  await addGuestsFor(host, eventId, ['silent@example.org', 'coming@example.org']);
  await host.call(sendInvitations, { params: { id: eventId } });
  await app.services.pool.query(
    `update event_attendees set invited_at = $1, status = 'accepted', responded_at = $1 where email like 'coming%'`,
    [LONG_AGO],
  );
  await app.services.db.delete(mails);
});

const queued = async () =>
  (await app.services.db.select().from(mails).orderBy(asc(mails.id))).map(
    ({ kind, to, occurrence }) => `${kind} ${occurrence} ${to}`,
  );

test('each reminder is queued once, on any number of servers and runs', async () => {
  const remind = () => queueReminders(app.services.db, daysBefore(1));
  await Promise.all([remind(), remind(), remind()]);
  await remind();
  expect(await queued()).toEqual(['reminder day 2999-05-03 coming@example.org']);
});

test('a silent guest is reminded a week and three days before, also after a downtime', async () => {
  await queueReminders(app.services.db, daysBefore(5));
  await markSent(app);
  await queueReminders(app.services.db, daysBefore(2.5));
  expect(await queued()).toEqual([
    'reminder week 2999-05-03 silent@example.org',
    'reminder three_days 2999-05-03 silent@example.org',
  ]);
});

test('a moved night has no reminder at its former time', async () => {
  await host.call(changeEvent, { params: { id: eventId }, body: { date: '2999-06-20T18:00:00Z' } });
  await app.services.db.delete(mails);
  await queueReminders(app.services.db, daysBefore(1));
  expect(await queued()).toEqual([]);
});
