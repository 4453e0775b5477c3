import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reopenDatePoll, setPollDate } from '#shared/nights/date-polls/date-polls-contract.ts';
import { cancelEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { nudgeGuest } from '#shared/nights/nudges-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { mails } from '#shared/schema/mails.ts';
import { dateAnswersOf } from '#server/nights/date-polls/poll-store.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { queueDateReminders } from '#server/nights/date-polls/queue-date-reminders.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { aNightWithoutDate } from '#tests/support/rows/date-guests.ts';
import { answersTo, answerDatesOf, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { readMail } from '#tests/support/mails/read-mail.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

const QUICK = { pollMs: 50, retrySeconds: 1, batch: 10, aheadMs: 300_000 };
const PATIENCE = { timeout: 25_000, interval: 50 };
const DAY_MS = 86_400_000;
const GUESTS = ['ben', 'ana', 'cem', 'dot', 'eve'].map((name) => `${name}@example.org`);

let app: TestApp;
let post: MailServer;
let host: Person;
let stop: () => Promise<void>;

beforeEach(async () => {
  post = await startMailServer();
  app = await startTestApp({ environment: post.environment });
  host = await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
  stop = startMailWork(app.services, QUICK);
});
afterEach(async () => {
  await stop();
  await app.close();
  post.die();
});

/** The mails that arrive from now on, once no mail waits any more, by recipient. */
async function mailsSentBy(act: () => Promise<unknown>) {
  const before = post.received.length;
  await act();
  const states = async () => (await app.services.db.select().from(mails)).map(({ state }) => state);
  await expect.poll(states, PATIENCE).not.toContain('waiting');
  const read = await Promise.all(post.received.slice(before).map(readMail));
  return new Map(read.map((mail) => [mail.to[0] ?? '', mail]));
}

const eventIn = (content: string) =>
  new ICAL.Event(new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent') ?? undefined);
const statusIn = (content: string): unknown => eventIn(content).component.getFirstPropertyValue('status');
const startIn = (content: string) => eventIn(content).startDate.toJSDate();

async function createInvitedPoll() {
  const night = await aNightWithoutDate(app, host, {
    guests: GUESTS,
    event: { timeZone: 'Europe/Berlin', location: '14 Linden Row', maxAttendees: 3 },
    poll: { answersUntil: '2999-04-20T17:00:00Z' },
  });
  const invited = await mailsSentBy(() => host.call(sendInvitations, { params: { id: night.eventId } }));
  return { ...night, invited, of: { params: { id: night.eventId } } };
}

/** Sets a date and tells everybody, as when the time to undo is over. */
async function setOption({ of, optionIds }: Awaited<ReturnType<typeof createInvitedPoll>>, index: number) {
  const { status } = await host.call(setPollDate, {
    ...of,
    body: { optionId: optionIds[index] ?? 0, anyway: true },
  });
  expect(status).toBe(202);
  await setDueDates(app.services.db, new Date(Date.now() + 60_000));
}

test('the date question has no calendar file, every date, and three links that change nothing', async () => {
  const { invited, paths, eventId } = await createInvitedPoll();
  expect([...invited.keys()].toSorted()).toEqual(GUESTS.toSorted());
  const mail = invited.get('ben@example.org');
  expect(mail?.subject).toBe('Which dates work for you? December');
  expect(mail?.calendar).toBeNull();
  expect(mail?.text).toContain('one of 6 dates');
  expect(mail?.text).toContain('- Wed 1 May 2999, 20:00');
  expect(mail?.text).toContain('until Sat 20 Apr 2999, 19:00');
  expect(mail?.text).toContain(`Answer the Dates: ${app.origin}${paths[0]}`);
  expect(mail?.text).toContain(`Any of them: ${app.origin}${paths[0]}?all=yes`);
  expect(mail?.header('list-unsubscribe')).toEqual([expect.stringContaining(`<${app.origin}/stop-mails/`)]);
  const page = await (await fetch(`${app.origin}${paths[0]}?all=no`)).text();
  expect(page.match(/value=n checked/g)).toHaveLength(6);
  const answers = await dateAnswersOf(app.services.db, eventId);
  expect(new Set(answers.map(({ attendeeId }) => attendeeId)).size).toBe(1);
});

test('after the date is set everybody gets one mail with the result of their answer', async () => {
  const night = await createInvitedPoll();
  const [ben = 0, ana = 0, cem = 0, dot = 0] = night.guestIds;
  const answerAt = (id: number, given: Parameters<typeof answersTo>[1], at: number) =>
    answerDatesOf(app, id, answersTo(night.optionIds, given), { now: new Date(Date.now() + at) });
  await answerAt(ben, ['yes', 'no'], 1);
  await answerAt(ana, ['if_need_be'], 2);
  await answerAt(cem, ['no', 'yes'], 3);
  await answerDatesOf(app, dot, answersTo(night.optionIds, ['yes']), { partySize: 3, now: new Date(Date.now() + 4) });
  await app.services.db
    .update(eventAttendees)
    .set({ timeZone: 'America/New_York', name: 'Ben' })
    .where(eq(eventAttendees.id, ben));
  const received = await mailsSentBy(() => setOption(night, 0));
  expect([...received.keys()].toSorted()).toEqual(GUESTS.toSorted());

  const mailTo = (name: string) => received.get(`${name}@example.org`);
  expect(mailTo('ben')?.text).toContain('You said yes, Ben, so you are in.');
  expect(mailTo('ben')?.text).toContain('It is Wednesday 1 May');
  expect(mailTo('ben')?.subject).toBe('Wed 1 May 2999, 14:00 · December');
  // His own clock first, then that of the host.
  expect(mailTo('ben')?.text).toContain('14:00 to 18:00, New York');
  expect(mailTo('ben')?.text).toContain('20:00 to 00:00 in Berlin');
  expect(mailTo('ana')?.text).toContain('Do you come?');
  expect(mailTo('cem')?.text).toContain('You said no, so you are not expected.');
  expect(mailTo('dot')?.text).toContain('You are number 1 on the waitlist.');
  expect(mailTo('eve')?.subject).toBe('Wed 1 May 2999, 20:00 · December');
  expect(mailTo('eve')?.text).toContain('Are you in?');

  expect(mailTo('cem')?.calendar).toBeNull();
  const expected = { ben: 'CONFIRMED', ana: 'TENTATIVE', dot: 'TENTATIVE', eve: 'TENTATIVE' };
  for (const [name, status] of Object.entries(expected)) {
    const { content = '', method, sequence } = mailTo(name)?.calendar ?? {};
    expect([name, method, sequence]).toEqual([name, 'PUBLISH', 1]);
    expect([name, statusIn(content)]).toEqual([name, status]);
    expect(startIn(content)).toEqual(new Date(SIX_DATES[0] ?? 0));
  }
  expect(new Set([...received.values()].flatMap(({ calendar }) => calendar?.uid ?? [])).size).toBe(1);
});

test('after reopening, guests who knew the date get one mail that cancels the calendar entry', async () => {
  const night = await createInvitedPoll();
  await answerDatesOf(app, night.guestIds[0] ?? 0, 'yes');
  const before = await mailsSentBy(() => setOption(night, 0));
  const received = await mailsSentBy(() => host.call(reopenDatePoll, { ...night.of, body: {} }));
  const mail = received.get('ben@example.org');
  expect(mail?.subject).toBe('The date is open again: December');
  expect(mail?.text).toContain('Wednesday 1 May is no longer the date');
  expect(mail?.text).toContain('Your answers are kept');
  expect(mail?.calendar).toMatchObject({ method: 'CANCEL', sequence: 2 });
  expect(mail?.calendar?.uid).toBe(before.get('ben@example.org')?.calendar?.uid);
  expect(startIn(mail?.calendar?.content ?? '')).toEqual(new Date(SIX_DATES[0] ?? 0));
});

test('silent guests are reminded once, two days before the deadline, by any server', async () => {
  const night = await createInvitedPoll();
  const [ben = 0, ana = 0] = night.guestIds;
  const { db } = app.services;
  const deadline = new Date('2999-04-20T17:00:00Z');
  await answerDatesOf(app, ben, 'yes');
  await db.update(eventAttendees).set({ mutedAt: new Date() }).where(eq(eventAttendees.id, ana));
  expect([...(await mailsSentBy(() => queueDateReminders(db, new Date(+deadline - 3 * DAY_MS)))).keys()]).toEqual([]);
  const due = new Date(+deadline - 1.9 * DAY_MS);
  const reminded = await mailsSentBy(() =>
    Promise.all([queueDateReminders(db, due), queueDateReminders(db, due), queueDateReminders(db, due)]),
  );
  expect([...reminded.keys()].toSorted()).toEqual(['cem@example.org', 'dot@example.org', 'eve@example.org']);
  expect(reminded.get('cem@example.org')?.subject).toBe('Which dates work for you? December');
  expect(reminded.get('cem@example.org')?.calendar).toBeNull();
  expect(post.received.length).toBe(GUESTS.length + 3);
  const again = await mailsSentBy(() => queueDateReminders(db, new Date(+deadline - DAY_MS)));
  expect([...again.keys()]).toEqual([]);
});

test('a nudge asks for dates, and a cancellation says that no date will be set', async () => {
  const night = await createInvitedPoll();
  const { db } = app.services;
  const yesterday = new Date(Date.now() - 2 * DAY_MS);
  await db.update(eventAttendees).set({ invitedAt: yesterday }).where(eq(eventAttendees.eventId, night.eventId));
  await db.update(mails).set({ createdAt: yesterday, sentAt: yesterday });
  const nudged = await mailsSentBy(() => host.call(nudgeGuest, { params: { id: night.guestIds[0] ?? 0 } }));
  expect(nudged.get('ben@example.org')?.subject).toBe('Maya Lindqvist asks: which dates? December');
  expect(nudged.get('ben@example.org')?.calendar).toBeNull();
  const off = await mailsSentBy(() => host.call(cancelEvent, night.of));
  const mail = off.get('ben@example.org');
  expect(mail?.subject).toBe('Cancelled: December');
  expect(mail?.text).toContain('December does not take place, and no date will be set');
  expect(mail?.text).not.toContain('2999');
  expect(mail?.calendar).toBeNull();
});

test('the host is asked at the deadline if no date meets the conditions', async () => {
  const night = await createInvitedPoll();
  await answerDatesOf(app, night.guestIds[0] ?? 0, answersTo(night.optionIds, ['yes', 'if_need_be']));
  await app.services.db.update(eventDatePolls).set({ minHeads: 4 }).where(eq(eventDatePolls.eventId, night.eventId));
  const received = await mailsSentBy(() => setDueDates(app.services.db, new Date('2999-04-20T18:00:00Z')));
  expect([...received.keys()]).toEqual([host.email]);
  const mail = received.get(host.email);
  expect(mail?.subject).toBe('Please choose the date: December');
  expect(mail?.text).toContain('- Wed 1 May 2999, 20:00: 2 yes');
  expect(mail?.text).toContain(`Choose the Date: ${app.origin}/game-nights/${night.eventId}`);
});
