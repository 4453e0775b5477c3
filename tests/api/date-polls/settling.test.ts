import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { answerInvitation, listAttendees } from '#shared/contracts/attendees.ts';
import {
  changeDatePoll,
  getDatePoll,
  reopenDatePoll,
  settleDatePoll,
  undoSettling,
} from '#shared/contracts/date-polls.ts';
import { getEvent, changeEvent } from '#shared/contracts/events.ts';
import { eventDateOptions, eventDatePolls } from '#shared/schema/date-polls.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { settleDueDates } from '#server/features/date-polls/settle-due.ts';
import { addDatePollFor, answerAsHost, answerDatesOf, answersTo, SIX_DATES } from '#tests/support/date-polls.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/event-payloads.ts';
import { markInvited } from '#tests/support/mark-invited.ts';
import { makeOwner, type Person } from '#tests/support/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ana: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
});

const DEADLINE = '2999-04-20T18:00:00.000Z';
const AT_DEADLINE = new Date(DEADLINE);

async function poll(guests: number, { dates = 3, ...settings }: { dates?: number; [setting: string]: unknown } = {}) {
  const { id, optionIds } = await addDatePollFor(ana, SIX_DATES.slice(0, dates), settings);
  const ids = await addGuestsFor(ana, id, addresses(guests));
  await markInvited(app, id);
  return { id, optionIds, ids };
}
const settle = (id: number, optionId = 0, anyway = false) =>
  ana.call(settleDatePoll, { params: { id }, body: { optionId, anyway } });
const undo = (id: number) => ana.call(undoSettling, { params: { id } });
const reopen = (id: number) => ana.call(reopenDatePoll, { params: { id } });
const eventOf = async (id: number) => (await ana.call(getEvent, { params: { id } })).body;
const pollOf = async (id: number) => (await ana.call(getDatePoll, { params: { id } })).body;
/** The moment at which the choice of the host becomes final. */
const dueAt = async (id: number) => new Date((await pollOf(id)).settling?.settlesAt ?? 0);
const settleNow = async (id: number, optionId = 0) => {
  await settle(id, optionId, true);
  await settleDueDates(app.services.db, await dueAt(id));
};
const statusesOf = async (id: number) =>
  (await ana.call(listAttendees, { params: { id } })).body.map(({ status, placeInLine }) => placeInLine ?? status);
const mailsOf = (eventId: number) =>
  app.services.db
    .select({ attendeeId: mails.attendeeId, kind: mails.kind, facts: mails.facts })
    .from(mails)
    .where(and(eq(mails.eventId, eventId), eq(mails.state, 'waiting')))
    .orderBy(mails.id);

describe('setting a date is refused', () => {
  test('for a date that is not in the list, for an event with a date, and for a date of another event', async () => {
    const { id } = await poll(1);
    const other = await poll(1);
    expect((await settle(id, other.optionIds[0])).refusal.code).toBe('not_found');
    const { id: dated } = await addEventFor(ana);
    expect((await settle(dated, other.optionIds[0])).refusal.code).toBe('not_found');
  });

  test('for a date that breaks a condition, which is named, unless the host insists', async () => {
    const { id, optionIds } = await poll(1, { minHeads: 2 });
    const refused = await settle(id, optionIds[0]);
    expect([refused.status, refused.refusal]).toEqual([
      409,
      { code: 'date_conditions', message: 'Needs 2 people; 1 said yes.' },
    ]);
    expect((await settle(id, optionIds[0], true)).status).toBe(202);
  });

  test('for a second date while the first is being set; the first again changes nothing', async () => {
    const { id, optionIds } = await poll(1);
    const { body } = await settle(id, optionIds[0]);
    expect((await settle(id, optionIds[1])).refusal.code).toBe('date_being_set');
    expect((await settle(id, optionIds[0])).body.settling).toEqual(body.settling);
  });

  test('once it is set', async () => {
    const { id, optionIds } = await poll(1);
    await settleNow(id, optionIds[0]);
    expect((await settle(id, optionIds[1])).refusal.code).toBe('date_set');
    expect((await undo(id)).refusal.code).toBe('undo_expired');
  });
});

test('the host can undo for ten seconds, in which nothing is sent and nothing is set', async () => {
  const {
    id,
    optionIds,
    ids: [bea = 0],
  } = await poll(1);
  await answerDatesOf(app, bea, 'yes');
  const before = Date.now();
  await settle(id, optionIds[0]);
  const due = await dueAt(id);
  expect(due.getTime() - before).toBeGreaterThanOrEqual(10_000);
  await settleDueDates(app.services.db, new Date(due.getTime() - 1));
  expect(await eventOf(id)).toMatchObject({ status: 'finding_date', datePoll: { settlesAt: due.toISOString() } });
  expect((await undo(id)).body.settling).toBeNull();
  expect((await undo(id)).status).toBe(200);
  await settleDueDates(app.services.db, due);
  expect((await eventOf(id)).status).toBe('finding_date');
  expect(await mailsOf(id)).toEqual([]);
});

test('a set date turns answers into RSVPs, tells everybody who answered once and invites the silent', async () => {
  const { id, optionIds, ids } = await poll(5, { dates: 2 });
  const [yes = 0, maybe = 0, no = 0, other = 0, silent = 0] = ids;
  await answerDatesOf(app, yes, answersTo(optionIds, ['yes', 'no']));
  await answerDatesOf(app, maybe, answersTo(optionIds, ['if_need_be', 'yes']));
  await answerDatesOf(app, no, answersTo(optionIds, ['no', 'yes']));
  await answerDatesOf(app, other, answersTo(optionIds, [null, 'yes']));
  await settleNow(id, optionIds[0]);
  expect(await statusesOf(id)).toEqual(['accepted', 'accepted', 'maybe', 'declined', 'invited', 'invited']);
  expect(await eventOf(id)).toMatchObject({ status: 'scheduled', date: SIX_DATES[0], heads: 2 });
  expect(
    (await mailsOf(id)).map(({ attendeeId, kind, facts }) => [attendeeId, kind, facts.answer, facts.outcome]),
  ).toEqual([
    [yes, 'date_set', 'yes', 'accepted'],
    [maybe, 'date_set', 'if_need_be', 'maybe'],
    [no, 'date_set', 'no', 'declined'],
    [other, 'date_set', null, 'invited'],
    [silent, 'invitation', undefined, undefined],
  ]);
  await settleDueDates(app.services.db, new Date('2999-04-30T00:00:00Z'));
  expect(await mailsOf(id)).toHaveLength(5);
  expect(await pollOf(id)).toMatchObject({ settledOptionId: optionIds[0], settledBy: 'host', settling: null });
});

test('seats go in the order of the answers to that date, and the rest is in line in that order', async () => {
  const { id, optionIds, ids } = await poll(4, { event: { maxAttendees: 3 } });
  const [bea = 0, cai = 0, dan = 0, eva = 0] = ids;
  const at = (second: number) => ({ now: new Date(Date.now() + second * 1000) });
  await answerDatesOf(app, bea, answersTo(optionIds, ['if_need_be']), at(1));
  await answerDatesOf(app, cai, answersTo(optionIds, ['yes']), { ...at(2), partySize: 2 });
  await answerDatesOf(app, dan, answersTo(optionIds, ['yes']), at(3));
  await answerDatesOf(app, bea, answersTo(optionIds, ['yes']), at(4));
  await answerDatesOf(app, cai, answersTo(optionIds, ['yes', 'no']), at(5));
  await answerDatesOf(app, eva, answersTo(optionIds, ['yes']), at(6));
  await settleNow(id, optionIds[0]);
  expect(await statusesOf(id)).toEqual(['accepted', 2, 'accepted', 1, 3]);
  expect((await eventOf(id)).heads).toBe(3);
  expect((await mailsOf(id)).map(({ facts }) => [facts.outcome, facts.placeInLine])).toEqual([
    ['in_line', 2],
    ['accepted', null],
    ['in_line', 1],
    ['in_line', 3],
  ]);
});

test('a date with a place of its own moves the event there, and opening it again keeps the place of the others', async () => {
  const options = [{ startsAt: SIX_DATES[0], location: 'The club' }, { startsAt: SIX_DATES[1] }];
  const { id } = await addEventFor(ana, { date: undefined, location: 'At home', datePoll: { options } });
  const [club = { id: 0 }] = (await pollOf(id)).options;
  await settleNow(id, club.id);
  expect((await eventOf(id)).location).toBe('The club');
  await reopen(id);
  expect((await pollOf(id)).options.map(({ location }) => location)).toEqual(['The club', 'At home']);
});

test('a place of one date is no longer that of the event when it is opened again', async () => {
  const options = [{ startsAt: SIX_DATES[0], location: 'The club' }, { startsAt: SIX_DATES[1] }];
  const { id } = await addEventFor(ana, { date: undefined, location: null, datePoll: { options } });
  await settleNow(id, (await pollOf(id)).options[0]?.id);
  await reopen(id);
  expect((await eventOf(id)).location).toBeNull();
  expect((await pollOf(id)).options.map(({ location }) => location)).toEqual(['The club', null]);
});

test('new dates can be added when all have passed without one being set', async () => {
  const { id } = await poll(1);
  const past = new Date(Date.now() - 7 * 86_400_000);
  await app.services.db
    .update(eventDateOptions)
    .set({ startsAt: sql`${past.toISOString()}::timestamptz - ${eventDateOptions.id} * interval '1 minute'` })
    .where(eq(eventDateOptions.eventId, id));
  await app.services.db.update(events).set({ date: past }).where(eq(events.id, id));
  const change = (options?: { startsAt: string }[]) =>
    ana.call(changeDatePoll, { params: { id }, body: options ? { options } : { minHeads: 2 } });
  expect((await change()).refusal.code).toBe('event_over');
  expect((await change(SIX_DATES.slice(0, 2).map((startsAt) => ({ startsAt })))).status).toBe(200);
  expect(await eventOf(id)).toMatchObject({ status: 'finding_date', date: SIX_DATES[1] });
});

test('a date at the end of the calendar is shown like any other', async () => {
  const { id } = await addDatePollFor(ana, ['9999-12-30T18:00:00.000Z', '9999-12-31T23:59:00.000Z']);
  expect((await pollOf(id)).options).toHaveLength(2);
});

describe('at the deadline', () => {
  test('the rule sets the date with most yes', async () => {
    const {
      id,
      optionIds,
      ids: [bea = 0],
    } = await poll(1, { answersUntil: DEADLINE });
    await answerDatesOf(app, bea, answersTo(optionIds, ['no', 'yes', 'if_need_be']));
    await settleDueDates(app.services.db, new Date(AT_DEADLINE.getTime() - 1));
    expect((await eventOf(id)).status).toBe('finding_date');
    await settleDueDates(app.services.db, AT_DEADLINE);
    expect(await eventOf(id)).toMatchObject({ status: 'scheduled', date: SIX_DATES[1] });
    expect((await pollOf(id)).settledBy).toBe('deadline');
    expect(await mailsOf(id)).toMatchObject([
      { attendeeId: bea, kind: 'date_set' },
      { kind: 'host_date_set', facts: { yes: 2, ifNeedBe: 0 } },
    ]);
  });

  test.each([
    ['no date meets the conditions', { minHeads: 5 }, 'No date meets your conditions.'],
    ['the host wants to decide', { settlesItself: false }, 'The time for answers is over.'],
  ])('the host is asked once where %s', async (_why, settings, reason) => {
    const {
      id,
      ids: [bea = 0],
    } = await poll(1, { answersUntil: DEADLINE, ...settings });
    await answerDatesOf(app, bea, 'yes');
    await settleDueDates(app.services.db, AT_DEADLINE);
    await settleDueDates(app.services.db, new Date(AT_DEADLINE.getTime() + 60_000));
    expect(await mailsOf(id)).toMatchObject([{ kind: 'host_date_needed', facts: { reasons: [reason] } }]);
    expect((await eventOf(id)).status).toBe('finding_date');
    expect((await pollOf(id)).hostAskedAt).toBe(DEADLINE);
  });

  test('the host is asked where no guest says yes, and where the host says yes to no date of the guests', async () => {
    const { id } = await poll(1, { answersUntil: DEADLINE });
    await settleDueDates(app.services.db, AT_DEADLINE);
    expect(await mailsOf(id)).toMatchObject([{ facts: { reasons: ['No guest says yes to any date.'] } }]);
    const other = await poll(1, { answersUntil: DEADLINE });
    await answerDatesOf(app, other.ids[0] ?? 0, 'yes');
    await answerAsHost(ana, other.id, other.optionIds, ['no', 'if_need_be', 'no']);
    await settleDueDates(app.services.db, AT_DEADLINE);
    expect(await mailsOf(other.id)).toMatchObject([{ facts: { reasons: ['No date meets your conditions.'] } }]);
  });

  test('who undoes a choice after it decides, and no other date is set by itself', async () => {
    const { id, optionIds, ids } = await poll(1, { answersUntil: DEADLINE });
    await answerDatesOf(app, ids[0] ?? 0, 'yes');
    await settle(id, optionIds[1]);
    await app.services.db
      .update(eventDatePolls)
      .set({ answersUntil: new Date(Date.now() - 1000) })
      .where(eq(eventDatePolls.eventId, id));
    expect((await undo(id)).body.hostAskedAt).not.toBeNull();
    await settleDueDates(app.services.db);
    expect((await eventOf(id)).status).toBe('finding_date');
    expect(await mailsOf(id)).toEqual([]);
  });

  test('a choice that the host can still undo is left to the host', async () => {
    const {
      id,
      optionIds,
      ids: [bea = 0],
    } = await poll(1, { answersUntil: DEADLINE });
    await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'yes', 'yes']));
    await settle(id, optionIds[2]);
    const later = new Date(AT_DEADLINE.getTime() + 1000);
    await app.services.db.update(eventDatePolls).set({ settlesAt: later }).where(eq(eventDatePolls.eventId, id));
    await settleDueDates(app.services.db, AT_DEADLINE);
    expect((await eventOf(id)).status).toBe('finding_date');
    await settleDueDates(app.services.db, later);
    expect(await eventOf(id)).toMatchObject({ status: 'scheduled', date: SIX_DATES[2] });
  });
});

describe('opening a date again', () => {
  test('of a night that was moved keeps its answers and adds the date to which it was moved', async () => {
    const {
      id,
      optionIds,
      ids: [bea = 0],
    } = await poll(1, { dates: 2 });
    await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'no']));
    await settleNow(id, optionIds[0]);
    const moved = '2999-06-01T18:00:00.000Z';
    await ana.call(changeEvent, { params: { id }, body: { date: moved } });
    await ana.call(answerInvitation, { params: { id: bea }, body: { status: 'declined' } });
    const body = { answersUntil: '2999-05-25T18:00:00.000Z' };
    const opened = await ana.call(reopenDatePoll, { params: { id }, body });
    expect(opened.body).toMatchObject({ status: 'finding_date', date: moved });
    const { options, attendees } = await pollOf(id);
    expect(options.map(({ startsAt }) => startsAt)).toEqual([SIX_DATES[0], SIX_DATES[1], moved]);
    expect(attendees[1]?.answers).toEqual(['yes', 'no', 'no']);
  });

  test('is refused for an event without dates and for one whose date is not set', async () => {
    const { id } = await addEventFor(ana);
    expect((await reopen(id)).refusal.code).toBe('not_found');
    expect((await reopen((await poll(1)).id)).refusal.code).toBe('date_not_set');
  });

  test('keeps the answers, takes the latest RSVPs as answers, and tells those who were told', async () => {
    const {
      id,
      optionIds,
      ids: [bea = 0, cai = 0, dan = 0],
    } = await poll(3, { dates: 2 });
    await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'no']));
    await answerDatesOf(app, cai, answersTo(optionIds, ['yes', 'if_need_be']));
    await settleNow(id, optionIds[0]);
    await app.services.db.update(mails).set({ state: 'sent', sentAt: new Date() }).where(eq(mails.attendeeId, bea));
    await ana.call(answerInvitation, { params: { id: cai }, body: { status: 'declined' } });
    await ana.call(answerInvitation, { params: { id: dan }, body: { status: 'maybe' } });
    const { body } = await reopen(id);
    expect(body).toMatchObject({ status: 'finding_date', date: SIX_DATES[1], heads: 1 });
    expect((await pollOf(id)).attendees.map(({ answers }) => answers)).toEqual([
      ['yes', 'yes'],
      ['yes', 'no'],
      ['no', 'if_need_be'],
      ['if_need_be', null],
    ]);
    expect(await statusesOf(id)).toEqual(['accepted', 'invited', 'invited', 'invited']);
    expect(await mailsOf(id)).toEqual([
      {
        attendeeId: bea,
        kind: 'date_reopened',
        facts: expect.objectContaining({ date: SIX_DATES[0] }),
      },
    ]);
    await settleNow(id, optionIds[1]);
    expect((await mailsOf(id)).filter(({ kind }) => kind === 'date_set')).toHaveLength(3);
  });
});
