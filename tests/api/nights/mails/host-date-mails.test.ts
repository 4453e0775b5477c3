import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answerDatePoll, changeDatePoll, setPollDate } from '#shared/nights/date-polls/date-polls-contract.ts';
import { cancelEvent } from '#shared/nights/events-contract.ts';
import { getHostMails, setHostMails } from '#shared/nights/host-mails-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { notifyHostsOfAnswers } from '#server/nights/date-polls/notify-hosts.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { aNightWithoutDate } from '#tests/support/rows/date-guests.ts';
import { answerDatesOf, answersTo, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { ownMailServer } from '#tests/support/server/own-mail-server.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { readMail } from '#tests/support/mails/read-mail.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const QUICK = { pollMs: 50, retrySeconds: 1, batch: 10, aheadMs: 300_000 };
const PATIENCE = { timeout: 25_000, interval: 50 };
const HOUR_MS = 3_600_000;

const post = ownMailServer();
const app = testApp(() => ({ environment: post.environment }));
let host: Person;
let stop = async () => {};
let night: Awaited<ReturnType<typeof aNightWithoutDate>>;

beforeEach(async () => {
  await app.services.db.delete(mails);
  host = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  night = await aNightWithoutDate(app, host, {
    guests: ['ben@example.org', 'ana@example.org', 'cem@example.org'],
    event: { timeZone: 'Europe/Berlin' },
    poll: { answersUntil: '2999-04-20T17:00:00Z' },
  });
  await markInvited(app, night.eventId);
  for (const [place, name] of ['Ben', 'Ana', 'Cem'].entries())
    await app.services.db
      .update(eventAttendees)
      .set({ name })
      .where(eq(eventAttendees.id, night.guestIds[place] ?? 0));
});
afterEach(async () => {
  await stop();
  stop = async () => {};
});

const of = () => ({ params: { id: night.eventId } });
const answerDates = (index: number, ...given: Parameters<typeof answersTo>[1]) =>
  answerDatesOf(app, night.guestIds[index] ?? 0, answersTo(night.optionIds, given));
const all = (index: number) => answerDatesOf(app, night.guestIds[index] ?? 0, 'yes');
/** Runs the scheduled job, so many hours from now. */
const notifyHosts = (hours: number) => notifyHostsOfAnswers(app.services.db, new Date(Date.now() + hours * HOUR_MS));
const queued = async () =>
  (
    await app.services.db
      .select({ to: mails.to, payload: mails.payload, state: mails.state })
      .from(mails)
      .where(and(eq(mails.kind, 'host_dates_answered'), eq(mails.eventId, night.eventId)))
      .orderBy(mails.id)
  ).map(({ to, payload, state }) => ({ to, state, ...payload }));
const sent = () => app.services.db.update(mails).set({ state: 'sent' }).where(eq(mails.eventId, night.eventId));

/** The mails that the host gets. */
async function delivered() {
  const before = post.received.length;
  stop = startMailWork(app.services, QUICK);
  const states = async () => (await queued()).map(({ state }) => state);
  await expect.poll(states, PATIENCE).not.toContain('waiting');
  await stop();
  stop = async () => {};
  const read = await Promise.all(post.received.slice(before).map(readMail));
  return read.filter(({ to }) => to.includes(host.email));
}

describe('the host gets no mail', () => {
  test('for answers that they gave for a guest, or for an unchanged form', async () => {
    await all(0);
    await notifyHosts(4);
    await sent();
    const answers = [{ optionId: night.optionIds[0] ?? 0, answer: 'yes' as const }];
    await host.call(answerDatePoll, { ...of(), body: { attendeeId: night.guestIds[1], answers } });
    await all(0);
    await notifyHosts(60);
    expect(await queued()).toHaveLength(1);
  });

  test('if they disabled such mails before or after queueing', async () => {
    await all(0);
    await host.call(setHostMails, { body: { digest: false } });
    await notifyHosts(4);
    expect(await queued()).toEqual([]);
    await host.call(setHostMails, { body: { digest: true } });
    await notifyHosts(4);
    await host.call(setHostMails, { body: { digest: false } });
    expect(await delivered()).toEqual([]);
    expect(await queued()).toMatchObject([{ state: 'dropped' }]);
  });

  test('after they changed the poll', async () => {
    await all(0);
    await notifyHosts(4);
    await all(1);
    await host.call(changeDatePoll, { ...of(), body: { minHeads: 2 } });
    await notifyHosts(60);
    expect(await queued()).toMatchObject([{ state: 'dropped' }]);
  });

  test('after the date is set, the night is cancelled, or the guests who answered were removed', async () => {
    await all(0);
    await notifyHosts(4);
    await host.call(setPollDate, { ...of(), body: { optionId: night.optionIds[0] ?? 0, anyway: true } });
    await all(1);
    await notifyHosts(4);
    await setDueDates(app.services.db, new Date(Date.now() + 60_000));
    await notifyHosts(60);
    expect((await queued()).map(({ state }) => state)).not.toContain('waiting');

    night = await aNightWithoutDate(app, host, { guests: ['ben@example.org'] });
    await all(0);
    await notifyHosts(4);
    await app.services.db.delete(eventAttendees).where(eq(eventAttendees.id, night.guestIds[0] ?? 0));
    expect(await delivered()).toEqual([]);

    night = await aNightWithoutDate(app, host, { guests: ['ben@example.org'] });
    await all(0);
    await host.call(cancelEvent, of());
    await notifyHosts(4);
    expect(await queued()).toEqual([]);
  });
});

test('answers are collected and reported at most once a day, by any server', async () => {
  await all(0);
  await notifyHosts(2);
  expect(await queued()).toEqual([]);
  await answerDates(1, 'yes', 'no');
  await Promise.all([notifyHosts(4), notifyHosts(4), notifyHosts(4)]);
  expect(await queued()).toEqual([
    { to: host.email, state: 'waiting', answered: night.guestIds.slice(0, 2), isEverybody: false },
  ]);
  await sent();
  await answerDates(0, 'no');
  await notifyHosts(8);
  expect(await queued()).toHaveLength(1);
  await Promise.all([notifyHosts(25), notifyHosts(25)]);
  await notifyHosts(60);
  expect((await queued()).slice(1)).toMatchObject([{ answered: night.guestIds.slice(0, 1) }]);
});

test('a queued mail includes later answers', async () => {
  await all(0);
  await notifyHosts(4);
  await all(1);
  await all(2);
  await notifyHosts(4);
  expect(await queued()).toMatchObject([{ answered: night.guestIds, isEverybody: true }]);
  await answerDates(1, 'no');
  await notifyHosts(30);
  expect(await queued()).toMatchObject([{ answered: night.guestIds, isEverybody: true }]);
});

test('when everybody has answered the mail is sent at once, and a later change the next day', async () => {
  for (const place of [0, 1, 2]) await all(place);
  await Promise.all([notifyHosts(0), notifyHosts(0), notifyHosts(0)]);
  expect(await queued()).toMatchObject([{ isEverybody: true, answered: night.guestIds }]);
  await sent();
  await answerDates(2, 'no');
  await notifyHosts(5);
  expect(await queued()).toHaveLength(1);
  await notifyHosts(25);
  expect((await queued()).slice(1)).toMatchObject([{ isEverybody: false, answered: night.guestIds.slice(2) }]);
});

test('the mail is sent again when everybody has answered added dates, including guests invited later', async () => {
  for (const place of [0, 1, 2]) await all(place);
  await notifyHosts(0);
  await sent();
  const options = [...SIX_DATES, '2999-06-01T18:00:00.000Z'].map((startsAt) => ({ startsAt }));
  const { body } = await host.call(changeDatePoll, { ...of(), body: { options } });
  const added = new Map([[body.options[6]?.id ?? 0, 'yes' as const]]);
  const answerAddedDates = (index: number) => answerDatesOf(app, night.guestIds[index] ?? 0, added);
  await answerAddedDates(0);
  await answerAddedDates(1);
  await notifyHosts(0);
  expect(await queued()).toHaveLength(1);
  // Whoever came to the form without a word on the new date has seen it.
  await answerDates(2, 'if_need_be');
  await notifyHosts(0);
  expect((await queued()).slice(1)).toMatchObject([{ isEverybody: true }]);
  await sent();

  const [dot = 0] = await addGuestsFor(host, night.eventId, ['dot@example.org']);
  await markInvited(app, night.eventId);
  await answerDates(0, 'no');
  await notifyHosts(0);
  expect(await queued()).toHaveLength(2);
  await answerDatesOf(app, dot, 'no');
  await notifyHosts(0);
  expect((await queued()).slice(2)).toMatchObject([{ isEverybody: true }]);
});

test('the mail lists who answered, the best date and silent guests, and its link disables it', async () => {
  await answerDatesOf(app, night.guestIds[0] ?? 0, answersTo(night.optionIds, ['no', 'yes', 'if_need_be']), {
    note: 'After eight',
  });
  await answerDates(1, 'no', 'yes', 'no', 'no', 'no', 'no');
  await notifyHosts(4);
  const [mail] = await delivered();
  expect(mail?.to).toEqual([host.email]);
  expect(mail?.subject).toBe('2 answered: December');
  expect(mail?.text).toContain('Best so far: Thu 2 May 2999, 20:00, with 3 yes.');
  expect(mail?.text).toContain('Cem has not answered yet.');
  expect(mail?.text).toContain(
    'On Sat 20 Apr 2999, 19:00 the date is set automatically, if one meets your conditions.',
  );
  expect(mail?.text).toContain(
    '- Ben: 1 of 6 dates works, 1 if need be. Writes: After eight\n- Ana: 1 of 6 dates works',
  );
  expect(mail?.text).toContain('- Fri 3 May 2999, 20:00: 1 yes, 1 if need be');
  expect(mail?.text).toContain(`See the Dates: ${app.services.environment.origin}/game-nights/${night.eventId}`);
  expect(mail?.calendar).toBeNull();
  const url = new URL(mail?.header('list-unsubscribe')[0]?.slice(1, -1) ?? '');
  expect((await fetch(app.origin + url.pathname, { method: 'POST' })).status).toBe(200);
  expect((await host.call(getHostMails, {})).body).toEqual({ digest: false });
});

test('the mail that everybody has answered names the best date at the time of sending', async () => {
  for (const place of [0, 1, 2]) await answerDates(place, 'yes');
  await notifyHosts(0);
  await answerDates(0, 'no', 'yes');
  for (const place of [1, 2]) await answerDates(place, 'no', 'yes');
  const [mail] = await delivered();
  expect(mail?.subject).toBe('Everybody answered: December');
  expect(mail?.text).toContain('Thursday 2 May is the best date');
  expect(mail?.text).not.toContain('not answered yet');
});
