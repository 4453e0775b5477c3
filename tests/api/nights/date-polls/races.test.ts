import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { changeDatePoll, getDatePoll, setPollDate } from '#shared/nights/date-polls/date-polls-contract.ts';
import { getEvent } from '#shared/nights/events-contract.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { mails } from '#shared/schema/mails.ts';
import { loadDatePoll } from '#server/nights/date-polls/load-date-poll.ts';
import { setDate } from '#server/nights/date-polls/set-date.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { addDatePollFor, answerDatesOf, answersTo, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { guestPath, send } from '#tests/support/server/guest-pages.ts';
import { addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { markInvited } from '#tests/support/rows/mark-invited.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';
import { lockNight } from '#tests/support/server/locked-night.ts';

const app = testApp();
const second = testApp({ databaseOf: app });
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const DEADLINE = new Date('2999-04-20T18:00:00.000Z');

async function pollWith(
  guests: number,
  { seats = null, ...settings }: { seats?: number | null; answersUntil?: Date } = {},
) {
  const { id, optionIds } = await addDatePollFor(ana, SIX_DATES.slice(0, 3), {
    ...settings,
    event: { maxAttendees: seats },
  });
  const ids = await addGuestsFor(ana, id, addresses(guests));
  await markInvited(app, id);
  return { id, optionIds, ids };
}
const setOption = (id: number, optionId = 0) =>
  ana.call(setPollDate, { params: { id }, body: { optionId, anyway: true } });
const makeDue = (eventId: number) =>
  app.services.db.update(eventDatePolls).set({ settlesAt: new Date() }).where(eq(eventDatePolls.eventId, eventId));
const eventOf = async (id: number) => (await ana.call(getEvent, { params: { id } })).body;
const guestsOf = async (id: number) =>
  (await ana.call(listAttendees, { params: { id } })).body.filter(({ isHost }) => !isHost);
const dateMailsOf = (eventId: number) =>
  app.services.db
    .select({ attendeeId: mails.attendeeId, kind: mails.kind, payload: mails.payload })
    .from(mails)
    .where(and(eq(mails.eventId, eventId), inArray(mails.kind, ['date_set', 'invitation'])));

/** Everybody is notified once; who answered in time has a seat or a place on the waitlist; others are invited. */
async function expectNobodyLost(id: number, ids: readonly number[], inTime: ReadonlySet<number>, seats: number) {
  const dateMails = await dateMailsOf(id);
  expect(dateMails.map(({ attendeeId }) => attendeeId).toSorted((a, b) => Number(a) - Number(b))).toEqual(ids);
  const guests = await guestsOf(id);
  const seated = guests.filter(({ status }) => status === 'accepted').map((guest) => guest.id);
  const waitlisted = guests.filter(({ placeInLine }) => placeInLine !== null).map((guest) => guest.id);
  expect([...seated, ...waitlisted].toSorted((a, b) => a - b)).toEqual([...inTime].toSorted((a, b) => a - b));
  expect(seated).toHaveLength(Math.min(seats - 1, inTime.size));
  expect((await eventOf(id)).heads).toBe(1 + seated.length);
  const kinds = new Map(dateMails.map(({ attendeeId, kind }) => [attendeeId, kind]));
  expect(ids.filter((guest) => kinds.get(guest) === 'date_set')).toEqual(ids.filter((guest) => inTime.has(guest)));
}

/** Forms that are ready to be sent at once to two servers; resolves with the guests who were in time. The others are notified that the date is set. */
async function prepareAnswers(ids: readonly number[]): Promise<() => Promise<Set<number>>> {
  const paths = await Promise.all(ids.map((id) => guestPath(ana, id)));
  return () => sendAll(ids, paths);
}

const answerAtOnce = async (ids: readonly number[]) => (await prepareAnswers(ids))();

async function sendAll(ids: readonly number[], paths: readonly string[]): Promise<Set<number>> {
  const pages = await Promise.all(
    paths.map((path, index) => send(index % 2 === 0 ? app : second, `${path}/dates`, { all: 'yes' })),
  );
  for (const { status, text } of pages) {
    if (status !== 303) expect([status, text]).toEqual([409, expect.stringContaining('The date was set')]);
  }
  return new Set(ids.filter((_, index) => pages[index]?.status === 303));
}

test('50 guests answer while two servers set the date: those in time get a seat or waitlist place, all get one mail', async () => {
  const { id, optionIds, ids } = await pollWith(50, { seats: 8 });
  expect((await setOption(id, optionIds[1])).status).toBe(202);
  await makeDue(id);
  const [early, late] = [ids.slice(0, 15), ids.slice(15)];
  const before = await answerAtOnce(early);
  const answerLate = await prepareAnswers(late);
  const [during] = await Promise.all([answerLate(), setDueDates(app.services.db), setDueDates(second.services.db)]);
  expect((await eventOf(id)).date).toBe(SIX_DATES[1]);
  await expectNobodyLost(id, ids, new Set([...before, ...during]), 8);
});

test('of two concurrent requests for different dates on two servers, one succeeds and its date is set', async () => {
  const { id, optionIds } = await pollWith(2);
  const replies = await Promise.all(
    [0, 1, 0, 1, 2, 2].map((place) => setOption(id, optionIds[place]).then((reply) => [place, reply] as const)),
  );
  const taken = replies.filter(([, { status }]) => status === 202).map(([place]) => place);
  expect(new Set(taken).size).toBe(1);
  for (const [place, { status, refusal }] of replies)
    if (place !== taken[0]) expect([status, refusal.code]).toEqual([409, 'date_being_set']);
  await makeDue(id);
  await Promise.all([setDueDates(app.services.db), setDueDates(second.services.db)]);
  expect((await eventOf(id)).date).toBe(SIX_DATES[taken[0] ?? 0]);
  expect(await dateMailsOf(id)).toHaveLength(2);
});

test('an answer during the deadline on two servers counts or is rejected, and one date is set', async () => {
  for (const _round of [1, 2, 3]) {
    const { id, optionIds, ids } = await pollWith(6, { answersUntil: DEADLINE, seats: 4 });
    const early = ids.slice(0, 3);
    for (const guest of early) await answerDatesOf(app, guest, answersTo(optionIds, ['yes', 'yes', 'yes']));
    const answerLate = await prepareAnswers(ids.slice(3));
    const [late] = await Promise.all([
      answerLate(),
      setDueDates(app.services.db, DEADLINE),
      setDueDates(second.services.db, DEADLINE),
    ]);
    expect(await eventOf(id)).toMatchObject({ status: 'scheduled', date: SIX_DATES[0] });
    await expectNobodyLost(id, ids, new Set([...early, ...late]), 4);
  }
});

test('a server that crashes while setting the date leaves no changes, and another server sets it', async () => {
  const { id, optionIds, ids } = await pollWith(5, { seats: 3 });
  const answered = await answerAtOnce(ids.slice(0, 4));
  await setOption(id, optionIds[2]);
  await makeDue(id);
  const dying = app.services.db.transaction(async (tx) => {
    const event = await lockNight(tx, id);
    const loaded = await loadDatePoll(tx, event);
    const option = loaded.options[2];
    if (!option) throw new Error('there is no date to set');
    await setDate(tx, event, { option, loaded, by: 'host', now: new Date() });
    throw new Error('the server was killed before the commit');
  });
  await expect(dying).rejects.toThrow('killed');
  expect((await eventOf(id)).status).toBe('finding_date');
  expect(await dateMailsOf(id)).toEqual([]);
  await setDueDates(second.services.db);
  expect((await eventOf(id)).date).toBe(SIX_DATES[2]);
  await expectNobodyLost(id, ids, answered, 3);
});

test('a change of dates during answers keeps all answers to remaining dates', async () => {
  const { id, ids } = await pollWith(12);
  const wanted = [SIX_DATES[0], SIX_DATES[1], SIX_DATES[5]].map((startsAt) => ({ startsAt }));
  const answerAll = await prepareAnswers(ids);
  const [answered, changed] = await Promise.all([
    answerAll(),
    ana.call(changeDatePoll, { params: { id }, body: { options: wanted } }),
  ]);
  expect([answered.size, changed.status]).toEqual([12, 200]);
  const { body: poll } = await ana.call(getDatePoll, { params: { id } });
  expect(poll.options.map(({ startsAt }) => startsAt)).toEqual(wanted.map(({ startsAt }) => startsAt));
  for (const { answers, isHost } of poll.attendees) {
    expect(answers.slice(0, 2)).toEqual(['yes', 'yes']);
    if (isHost) expect(answers[2]).toBe('yes');
  }
});
