import { type ChildProcess, spawn } from 'node:child_process';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { setPollDate } from '#shared/nights/date-polls/date-polls-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { addDatePollFor, answerDatesOf, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { freePort } from '#tests/support/server/free-port.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const PATIENCE = { timeout: 90_000, interval: 5 };
const NIGHTS = 12;
const GUESTS = 30;
/** The host sits too. */
const SEATS = 21;

const app = testApp();
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
});

/** The server as it is built, on the same database. */
async function startBuilt(): Promise<ChildProcess> {
  const { DATABASE_URL } = app.services.environment;
  const PORT = String(await freePort());
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'silent', PORT, DATABASE_URL },
    stdio: 'ignore',
  });
  children.push(child);
  return child;
}

/** An event of which everybody says yes to every date, with a date that becomes final in a year. Returns its id. */
async function chosenDate(host: Person): Promise<number> {
  const { id, optionIds } = await addDatePollFor(host, SIX_DATES, { event: { maxAttendees: SEATS } });
  const guests = await addGuestsFor(host, id, addresses(GUESTS));
  await markInvited(app, id);
  for (const guest of guests) await answerDatesOf(app, guest, 'yes');
  await host.call(setPollDate, { params: { id }, body: { optionId: optionIds[0] ?? 0, anyway: true } });
  await makeDue(id, new Date(Date.now() + 365 * 86_400_000));
  return id;
}

const makeDue = (eventId: number, settlesAt: Date) =>
  app.services.db.update(eventDatePolls).set({ settlesAt }).where(eq(eventDatePolls.eventId, eventId));

test(
  'if one of two servers is killed while setting dates, each date is set, with one mail per guest and exact seats',
  { timeout: 240_000 },
  async () => {
    const { db } = app.services;
    const host = await makeOwner(app, { isPremiumPlus: true });
    const ids: number[] = [];
    for (let night = 0; night < NIGHTS; night += 1) ids.push(await chosenDate(host));
    const [first] = [await startBuilt(), await startBuilt()];
    const ended = new Promise((resolve) => first.once('exit', resolve));
    for (const id of ids) await makeDue(id, new Date());
    const set = () => db.$count(events, eq(events.status, 'scheduled'));
    await expect.poll(set, PATIENCE).toBeGreaterThan(0);
    first.kill('SIGKILL');
    await ended;
    await expect.poll(set, PATIENCE).toBe(NIGHTS);

    const guests = await db
      .select({ id: eventAttendees.id, eventId: eventAttendees.eventId, status: eventAttendees.status })
      .from(eventAttendees)
      .where(inArray(eventAttendees.eventId, ids));
    const seated = ids.map((id) => guests.filter(({ eventId, status }) => eventId === id && status === 'accepted'));
    expect(seated.map(({ length }) => length)).toEqual(ids.map(() => SEATS));
    const dateMails = await db.select({ id: mails.attendeeId }).from(mails).where(eq(mails.kind, 'date_set'));
    expect(dateMails).toHaveLength(NIGHTS * GUESTS);
    expect(new Set(dateMails.map(({ id }) => id)).size).toBe(NIGHTS * GUESTS);
  },
);
