import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { nudgeGuest } from '#shared/nights/nudges-contract.ts';
import { eventDateAnswers, eventDateOptions, eventDatePolls } from '#shared/schema/date-polls.ts';
import { mails } from '#shared/schema/mails.ts';
import { markSent } from '#tests/support/rows/mark-sent.ts';
import { events } from '#shared/schema/nights.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { addDatePollFor, answerDatesOf, answersTo, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { datePollActions } from '#tests/support/rows/date-poll-actions.ts';

const app = testApp();
let ana: Person;
let polls: ReturnType<typeof datePollActions>;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  polls = datePollActions(app, ana);
});

describe('setting a date is refused', () => {
  test('for an unknown date, for an event with a date, and for a date of another event', async () => {
    const { id } = await polls.poll(1);
    const other = await polls.poll(1);
    expect((await polls.setOption(id, other.optionIds[0])).refusal.code).toBe('not_found');
    const { id: dated } = await addEventFor(ana);
    expect((await polls.setOption(dated, other.optionIds[0])).refusal.code).toBe('not_found');
  });

  test('for a date that breaks a condition, unless the host confirms', async () => {
    const { id, optionIds } = await polls.poll(1, { minHeads: 2 });
    const refused = await polls.setOption(id, optionIds[0]);
    expect([refused.status, refused.refusal]).toEqual([
      409,
      { code: 'date_conditions', message: 'Needs 2 people; 1 said yes.' },
    ]);
    expect((await polls.setOption(id, optionIds[0], true)).status).toBe(202);
  });

  test('for another date while one is being set; the same date again has no effect', async () => {
    const { id, optionIds } = await polls.poll(1);
    const { body } = await polls.setOption(id, optionIds[0]);
    expect((await polls.setOption(id, optionIds[1])).refusal.code).toBe('date_being_set');
    expect((await polls.setOption(id, optionIds[0])).body.settling).toEqual(body.settling);
  });

  test('after a date is set', async () => {
    const { id, optionIds } = await polls.poll(1);
    await polls.setDateNow(id, optionIds[0]);
    expect((await polls.setOption(id, optionIds[1])).refusal.code).toBe('date_set');
    expect((await polls.undo(id)).refusal.code).toBe('undo_expired');
  });
});

test('guests who are asked by the mail about the date, or that it is open again, are not nudged on the same day', async () => {
  const { id, optionIds, ids } = await polls.poll(2, { dates: 2 });
  for (const guest of ids) await answerDatesOf(app, guest, answersTo(optionIds, ['if_need_be', null]));
  const nudge = async () => (await ana.call(nudgeGuest, { params: { id: ids[0] ?? 0 } })).refusal.code;
  await polls.setDateNow(id, optionIds[0]);
  expect(await nudge()).toBe('nudged_lately');
  await markSent(app);
  await app.services.db.update(mails).set({ createdAt: sql`now() - interval '1 day'` });
  await app.services.db.update(eventDatePolls).set({ settledAt: sql`now() - interval '2 days'` });
  await polls.reopen(id);
  await app.services.db.delete(eventDateAnswers);
  await app.services.db.update(eventAttendees).set({ datesAnsweredAt: null });
  expect(await nudge()).toBe('nudged_lately');
});

test('the host can undo for ten seconds; until then no mail is sent and no date is set', async () => {
  const {
    id,
    optionIds,
    ids: [bea = 0],
  } = await polls.poll(1);
  await answerDatesOf(app, bea, 'yes');
  const before = Date.now();
  await polls.setOption(id, optionIds[0]);
  const due = await polls.dueAt(id);
  expect(due.getTime() - before).toBeGreaterThanOrEqual(10_000);
  await setDueDates(app.services.db, new Date(due.getTime() - 1));
  expect(await polls.eventOf(id)).toMatchObject({ status: 'finding_date', datePoll: { settlesAt: due.toISOString() } });
  expect((await polls.undo(id)).body.settling).toBeNull();
  expect((await polls.undo(id)).status).toBe(200);
  await setDueDates(app.services.db, due);
  expect((await polls.eventOf(id)).status).toBe('finding_date');
  expect(await polls.mailsOf(id)).toEqual([]);
});

test('a set date turns answers into RSVPs, notifies those who answered once, and invites silent guests', async () => {
  const { id, optionIds, ids } = await polls.poll(5, { dates: 2 });
  const [yes = 0, maybe = 0, no = 0, other = 0, silent = 0] = ids;
  await answerDatesOf(app, yes, answersTo(optionIds, ['yes', 'no']));
  await answerDatesOf(app, maybe, answersTo(optionIds, ['if_need_be', 'yes']));
  await answerDatesOf(app, no, answersTo(optionIds, ['no', 'yes']));
  await answerDatesOf(app, other, answersTo(optionIds, [null, 'yes']));
  await polls.setDateNow(id, optionIds[0]);
  expect(await polls.statusesOf(id)).toEqual(['accepted', 'accepted', 'maybe', 'declined', 'invited', 'invited']);
  expect(await polls.eventOf(id)).toMatchObject({ status: 'scheduled', date: SIX_DATES[0], heads: 2 });
  expect(
    (await polls.mailsOf(id)).map(({ attendeeId, kind, payload }) => [
      attendeeId,
      kind,
      payload.answer,
      payload.outcome,
    ]),
  ).toEqual([
    [yes, 'date_set', 'yes', 'accepted'],
    [maybe, 'date_set', 'if_need_be', 'maybe'],
    [no, 'date_set', 'no', 'declined'],
    [other, 'date_set', null, 'invited'],
    [silent, 'invitation', undefined, undefined],
  ]);
  await setDueDates(app.services.db, new Date('2999-04-30T00:00:00Z'));
  expect(await polls.mailsOf(id)).toHaveLength(5);
  expect(await polls.pollOf(id)).toMatchObject({ settledOptionId: optionIds[0], settledBy: 'host', settling: null });
});

test('a note on the dates becomes the note of the guest on the night', async () => {
  const { id, optionIds, ids } = await polls.poll(1);
  await answerDatesOf(app, ids[0] ?? 0, answersTo(optionIds, ['yes']), { note: 'I come an hour later' });
  await polls.setDateNow(id, optionIds[0]);
  const [guest] = await app.services.db
    .select({ guestNote: eventAttendees.guestNote })
    .from(eventAttendees)
    .where(eq(eventAttendees.id, ids[0] ?? 0));
  expect(guest).toEqual({ guestNote: 'I come an hour later' });
});

test('seats are assigned in the order of the answers to that date, and the waitlist continues that order', async () => {
  const { id, optionIds, ids } = await polls.poll(4, { event: { maxAttendees: 3 } });
  const [bea = 0, cai = 0, dan = 0, eva = 0] = ids;
  const at = (second: number) => ({ now: new Date(Date.now() + second * 1000) });
  await answerDatesOf(app, bea, answersTo(optionIds, ['if_need_be']), at(1));
  await answerDatesOf(app, cai, answersTo(optionIds, ['yes']), { ...at(2), partySize: 2 });
  await answerDatesOf(app, dan, answersTo(optionIds, ['yes']), at(3));
  await answerDatesOf(app, bea, answersTo(optionIds, ['yes']), at(4));
  await answerDatesOf(app, cai, answersTo(optionIds, ['yes', 'no']), at(5));
  await answerDatesOf(app, eva, answersTo(optionIds, ['yes']), at(6));
  await polls.setDateNow(id, optionIds[0]);
  expect(await polls.statusesOf(id)).toEqual(['accepted', 2, 'accepted', 1, 3]);
  expect((await polls.eventOf(id)).heads).toBe(3);
  expect((await polls.mailsOf(id)).map(({ payload }) => [payload.outcome, payload.placeInLine])).toEqual([
    ['in_line', 2],
    ['accepted', null],
    ['in_line', 1],
    ['in_line', 3],
  ]);
});

test('new dates can be added after all have passed without a choice', async () => {
  const { id } = await polls.poll(1);
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
  expect(await polls.eventOf(id)).toMatchObject({ status: 'finding_date', date: SIX_DATES[1] });
});

test('a date in the year 9999 is accepted', async () => {
  const { id } = await addDatePollFor(ana, ['9999-12-30T18:00:00.000Z', '9999-12-31T23:59:00.000Z']);
  expect((await polls.pollOf(id)).options).toHaveLength(2);
});
