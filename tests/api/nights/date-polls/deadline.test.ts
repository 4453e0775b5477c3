import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { changeDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { mails } from '#shared/schema/mails.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { answerAsHost, answerDatesOf, answersTo, SIX_DATES } from '#tests/support/rows/date-polls.ts';
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

const DEADLINE = '2999-04-20T18:00:00.000Z';
const AT_DEADLINE = new Date(DEADLINE);

describe('at the deadline', () => {
  test('the date with the most yes answers is set', async () => {
    const {
      id,
      optionIds,
      ids: [bea = 0],
    } = await polls.poll(1, { answersUntil: DEADLINE });
    await answerDatesOf(app, bea, answersTo(optionIds, ['no', 'yes', 'if_need_be']));
    await setDueDates(app.services.db, new Date(AT_DEADLINE.getTime() - 1));
    expect((await polls.eventOf(id)).status).toBe('finding_date');
    await setDueDates(app.services.db, AT_DEADLINE);
    expect(await polls.eventOf(id)).toMatchObject({ status: 'scheduled', date: SIX_DATES[1] });
    expect((await polls.pollOf(id)).settledBy).toBe('deadline');
    expect(await polls.mailsOf(id)).toMatchObject([
      { attendeeId: bea, kind: 'date_set' },
      { kind: 'host_date_set', payload: { yes: 2, ifNeedBe: 0 } },
    ]);
  });

  test.each([
    ['no date meets the conditions', { minHeads: 5 }, 'No date meets your conditions.'],
    ['the host wants to decide', { settlesItself: false }, 'The time for answers is over.'],
  ])('the host is asked once if %s', async (_why, settings, reason) => {
    const {
      id,
      ids: [bea = 0],
    } = await polls.poll(1, { answersUntil: DEADLINE, ...settings });
    await answerDatesOf(app, bea, 'yes');
    await setDueDates(app.services.db, AT_DEADLINE);
    await setDueDates(app.services.db, new Date(AT_DEADLINE.getTime() + 60_000));
    expect(await polls.mailsOf(id)).toMatchObject([{ kind: 'host_date_needed', payload: { reasons: [reason] } }]);
    expect((await polls.eventOf(id)).status).toBe('finding_date');
    expect((await polls.pollOf(id)).hostAskedAt).toBe(DEADLINE);
  });

  test('the host is asked if no guest says yes, or if the host says yes to none of their dates', async () => {
    const { id } = await polls.poll(1, { answersUntil: DEADLINE });
    await setDueDates(app.services.db, AT_DEADLINE);
    expect(await polls.mailsOf(id)).toMatchObject([{ payload: { reasons: ['No guest says yes to any date.'] } }]);
    const other = await polls.poll(1, { answersUntil: DEADLINE });
    await answerDatesOf(app, other.ids[0] ?? 0, 'yes');
    await answerAsHost(ana, other.id, other.optionIds, ['no', 'if_need_be', 'no']);
    await setDueDates(app.services.db, AT_DEADLINE);
    expect(await polls.mailsOf(other.id)).toMatchObject([{ payload: { reasons: ['No date meets your conditions.'] } }]);
  });

  test('after an undo the host decides, and no other date is set automatically', async () => {
    const { id, optionIds, ids } = await polls.poll(1, { answersUntil: DEADLINE });
    await answerDatesOf(app, ids[0] ?? 0, 'yes');
    await polls.setOption(id, optionIds[1]);
    await app.services.db
      .update(eventDatePolls)
      .set({ answersUntil: new Date(Date.now() - 1000) })
      .where(eq(eventDatePolls.eventId, id));
    expect((await polls.undo(id)).body.hostAskedAt).not.toBeNull();
    await setDueDates(app.services.db);
    expect((await polls.eventOf(id)).status).toBe('finding_date');
    expect(await polls.mailsOf(id)).toEqual([]);
  });

  test('a choice that can still be undone is left to the host', async () => {
    const {
      id,
      optionIds,
      ids: [bea = 0],
    } = await polls.poll(1, { answersUntil: DEADLINE });
    await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'yes', 'yes']));
    await polls.setOption(id, optionIds[2]);
    const later = new Date(AT_DEADLINE.getTime() + 1000);
    await app.services.db.update(eventDatePolls).set({ settlesAt: later }).where(eq(eventDatePolls.eventId, id));
    await setDueDates(app.services.db, AT_DEADLINE);
    expect((await polls.eventOf(id)).status).toBe('finding_date');
    await setDueDates(app.services.db, later);
    expect(await polls.eventOf(id)).toMatchObject({ status: 'scheduled', date: SIX_DATES[2] });
  });
});

test('the same minute is the same deadline: nobody is reminded again', async () => {
  const answersUntil = '2999-04-20T18:00:17.250Z';
  const { id } = await polls.poll(1, { answersUntil });
  const remindedAt = '2999-04-18T18:01:00.000Z';
  await app.services.db
    .update(eventDatePolls)
    .set({ remindedAt: new Date(remindedAt) })
    .where(eq(eventDatePolls.eventId, id));
  const { body } = await ana.call(changeDatePoll, { params: { id }, body: { answersUntil: DEADLINE, minHeads: 2 } });
  expect(body).toMatchObject({ answersUntil, remindedAt, minHeads: 2 });
});

describe('after the host was asked', () => {
  const LATER = '2999-04-25T18:00:00.000Z';
  const change = (id: number, body: object) => ana.call(changeDatePoll, { params: { id }, body });
  const hostMails = async (id: number) =>
    (await polls.mailsOf(id)).flatMap(({ kind, payload }) => (kind === 'host_date_needed' ? [payload] : []));

  /** Three must come, and one guest of two says yes to the second date. The deadline is just over. */
  async function pollAtDeadline() {
    const made = await polls.poll(2, { answersUntil: DEADLINE, minHeads: 3 });
    await answerDatesOf(app, made.ids[0] ?? 0, answersTo(made.optionIds, ['no', 'yes', 'no']));
    await setDueDates(app.services.db, AT_DEADLINE);
    await app.services.db.update(mails).set({ state: 'sent' }).where(eq(mails.eventId, made.id));
    await app.services.db
      .update(eventDatePolls)
      .set({ answersUntil: new Date(Date.now() - 1000) })
      .where(eq(eventDatePolls.eventId, made.id));
    return made;
  }

  test('relaxed conditions set no date, but the date that meets them becomes the leader', async () => {
    const { id, optionIds } = await pollAtDeadline();
    expect((await polls.pollOf(id)).leader).toMatchObject({ meetsConditions: false });
    const { body } = await change(id, { minHeads: 2 });
    expect(body).toMatchObject({ leader: { optionId: optionIds[1], meetsConditions: true } });
    expect(body.hostAskedAt).not.toBeNull();
    await setDueDates(app.services.db, new Date(LATER));
    expect((await polls.eventOf(id)).status).toBe('finding_date');
    expect(await hostMails(id)).toEqual([]);
  });

  test('a later deadline lets the rule decide again, with the current conditions', async () => {
    const { id } = await pollAtDeadline();
    expect((await change(id, { answersUntil: LATER })).body.hostAskedAt).toBeNull();
    await setDueDates(app.services.db, new Date(LATER));
    expect(await hostMails(id)).toMatchObject([{ reasons: ['No date meets your conditions.'] }]);
    await change(id, { answersUntil: '2999-04-26T18:00:00.000Z', minHeads: 2 });
    await setDueDates(app.services.db, new Date('2999-04-26T18:00:00.000Z'));
    expect(await polls.eventOf(id)).toMatchObject({ status: 'scheduled', date: SIX_DATES[1] });
  });

  test('a late answer that completes the conditions sets no date, and notifies the host once', async () => {
    const { id, optionIds, ids } = await pollAtDeadline();
    const answerDates = (index: number, answer: 'yes' | 'no') =>
      answerDatesOf(app, ids[index] ?? 0, answersTo(optionIds, [null, answer]));
    await answerDates(1, 'no');
    expect(await hostMails(id)).toEqual([]);
    await answerDates(1, 'yes');
    await answerDates(1, 'no');
    await answerDates(1, 'yes');
    expect(await hostMails(id)).toEqual([{ reasons: [], optionId: optionIds[1] }]);
    await setDueDates(app.services.db, new Date(LATER));
    expect((await polls.eventOf(id)).status).toBe('finding_date');
  });

  test('a late answer does not notify a host who always decides manually', async () => {
    const { id, optionIds, ids } = await polls.poll(1, { answersUntil: DEADLINE, settlesItself: false });
    await setDueDates(app.services.db, AT_DEADLINE);
    await app.services.db.update(mails).set({ state: 'sent' }).where(eq(mails.eventId, id));
    await answerDatesOf(app, ids[0] ?? 0, answersTo(optionIds, ['yes']));
    expect(await hostMails(id)).toEqual([]);
  });
});
