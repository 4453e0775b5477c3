import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { answerInvitation } from '#shared/nights/attendees-contract.ts';
import { reopenDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import * as contracts from '#shared/nights/events-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { mails } from '#shared/schema/mails.ts';
import { answer } from '#server/nights/answers.ts';
import { queueDateReminders } from '#server/nights/date-polls/queue-date-reminders.ts';
import { addDatePollFor, answerDatesOf, answersTo, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { datePollActions } from '#tests/support/rows/date-poll-actions.ts';
import { inNightOf } from '#tests/support/server/locked-night.ts';

const app = testApp();
let ana: Person;
let polls: ReturnType<typeof datePollActions>;
beforeEach(async () => {
  ana = await makeOwner(app, { isPremiumPlus: true });
  polls = datePollActions(app, ana);
});

describe('reopening a date poll', () => {
  test('of a moved night keeps the answers and adds the new date', async () => {
    const {
      id,
      optionIds,
      ids: [bea = 0],
    } = await polls.poll(1, { dates: 2 });
    await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'no']));
    await polls.setDateNow(id, optionIds[0]);
    const moved = '2999-06-01T18:00:00.000Z';
    await ana.call(contracts.changeEvent, { params: { id }, body: { date: moved } });
    await ana.call(answerInvitation, { params: { id: bea }, body: { status: 'declined' } });
    const body = { answersUntil: '2999-05-25T18:00:00.000Z' };
    const opened = await ana.call(reopenDatePoll, { params: { id }, body });
    expect(opened.body).toMatchObject({ status: 'finding_date', date: moved });
    const { options, attendees } = await polls.pollOf(id);
    expect(options.map(({ startsAt }) => startsAt)).toEqual([SIX_DATES[0], SIX_DATES[1], moved]);
    expect(attendees[1]?.answers).toEqual(['yes', 'no', 'no']);
  });

  test('of a moved night is rejected if its new date would exceed the maximum, on every attempt', async () => {
    const { most } = STORAGE_LIMITS.dateOptions;
    const dates = Array.from({ length: most - 1 }, (_, day) => new Date(Date.UTC(2999, 4, 1 + day, 18)).toISOString());
    const { id, optionIds } = await addDatePollFor(ana, dates);
    const round = async (day: number) => {
      await polls.setDateNow(id, optionIds[0]);
      const date = new Date(Date.UTC(2999, 7, day, 18)).toISOString();
      await ana.call(contracts.changeEvent, { params: { id }, body: { date } });
      return polls.reopen(id);
    };
    expect((await round(1)).status).toBe(200);
    const { status, refusal } = await round(2);
    expect([status, refusal.code]).toEqual([409, 'limit_reached']);
    expect(refusal.message).toContain('Move the night to one of its dates first.');
    expect((await polls.pollOf(id)).options).toHaveLength(most);
    await ana.call(contracts.changeEvent, { params: { id }, body: { date: dates[3] } });
    expect((await polls.reopen(id)).status).toBe(200);
  });

  test('is rejected for an event without a poll and for a poll without a set date', async () => {
    const { id } = await addEventFor(ana);
    expect((await polls.reopen(id)).refusal.code).toBe('not_found');
    expect((await polls.reopen((await polls.poll(1)).id)).refusal.code).toBe('date_not_set');
  });

  test('keeps the answers, uses the latest RSVPs as answers, and notifies guests who knew the date', async () => {
    const {
      id,
      optionIds,
      ids: [bea = 0, cai = 0, dan = 0],
    } = await polls.poll(3, { dates: 2 });
    await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'no']));
    await answerDatesOf(app, cai, answersTo(optionIds, ['yes', 'if_need_be']));
    await polls.setDateNow(id, optionIds[0]);
    await app.services.db.update(mails).set({ state: 'sent', sentAt: new Date() }).where(eq(mails.attendeeId, bea));
    await ana.call(answerInvitation, { params: { id: cai }, body: { status: 'declined' } });
    await ana.call(answerInvitation, { params: { id: dan }, body: { status: 'maybe' } });
    const { body } = await polls.reopen(id);
    expect(body).toMatchObject({ status: 'finding_date', date: SIX_DATES[1], heads: 1 });
    expect((await polls.pollOf(id)).attendees.map(({ answers }) => answers)).toEqual([
      ['yes', 'yes'],
      ['yes', 'no'],
      ['no', 'if_need_be'],
      ['if_need_be', null],
    ]);
    expect(await polls.statusesOf(id)).toEqual(['accepted', 'invited', 'invited', 'invited']);
    expect(await polls.mailsOf(id)).toEqual([
      {
        attendeeId: bea,
        kind: 'date_reopened',
        payload: expect.objectContaining({ date: SIX_DATES[0] }),
      },
    ]);
    await polls.setDateNow(id, optionIds[1]);
    expect((await polls.mailsOf(id)).filter(({ kind }) => kind === 'date_set')).toHaveLength(3);
  });
});

test('takes over the latest answer of a guest who waits for approval', async () => {
  const { db } = app.services;
  const {
    id,
    optionIds,
    ids: [bea = 0],
  } = await polls.poll(1, { dates: 2 });
  await db.update(eventAttendees).set({ awaitsApproval: true }).where(eq(eventAttendees.id, bea));
  await answerDatesOf(app, bea, answersTo(optionIds, ['yes', 'no']));
  await polls.setDateNow(id, optionIds[0]);
  await inNightOf(app, bea, (tx, event) => answer(tx, event, { attendeeId: bea, status: 'maybe', via: 'link' }));
  await polls.reopen(id);
  expect((await polls.pollOf(id)).attendees[1]?.answers).toEqual(['if_need_be', 'no']);
});

test('keeps the place of each option after a date with its own place was set', async () => {
  const options = [{ startsAt: SIX_DATES[0], location: 'The club' }, { startsAt: SIX_DATES[1] }];
  const { id } = await addEventFor(ana, { date: undefined, location: 'At home', datePoll: { options } });
  const [club = { id: 0 }] = (await polls.pollOf(id)).options;
  await polls.setDateNow(id, club.id);
  expect((await polls.eventOf(id)).location).toBe('The club');
  await polls.reopen(id);
  expect((await polls.pollOf(id)).options.map(({ location }) => location)).toEqual(['The club', 'At home']);
});

test('removes the place of the set option from the event', async () => {
  const options = [{ startsAt: SIX_DATES[0], location: 'The club' }, { startsAt: SIX_DATES[1] }];
  const { id } = await addEventFor(ana, { date: undefined, location: null, datePoll: { options } });
  await polls.setDateNow(id, (await polls.pollOf(id)).options[0]?.id);
  await polls.reopen(id);
  expect((await polls.eventOf(id)).location).toBeNull();
  expect((await polls.pollOf(id)).options.map(({ location }) => location)).toEqual(['The club', null]);
});

test('keeps the place to which the host moved the night, for the date that it had', async () => {
  const options = [{ startsAt: SIX_DATES[0], location: 'The club' }, { startsAt: SIX_DATES[1] }];
  const { id } = await addEventFor(ana, { date: undefined, location: 'At home', datePoll: { options } });
  const [club = { id: 0 }] = (await polls.pollOf(id)).options;
  await polls.setDateNow(id, club.id);
  await ana.call(contracts.changeEvent, { params: { id }, body: { location: 'The library' } });
  await polls.reopen(id);
  expect((await polls.eventOf(id)).location).toBeNull();
  expect((await polls.pollOf(id)).options.map(({ location }) => location)).toEqual(['The library', 'At home']);
  await polls.setDateNow(id, club.id);
  expect((await polls.eventOf(id)).location).toBe('The library');
});

test('leaves the other dates without a place, if the date that had one was moved to another time', async () => {
  const options = [{ startsAt: SIX_DATES[0], location: 'The club' }, { startsAt: SIX_DATES[1] }];
  const { id } = await addEventFor(ana, { date: undefined, location: null, datePoll: { options } });
  await polls.setDateNow(id, (await polls.pollOf(id)).options[0]?.id);
  await ana.call(contracts.changeEvent, { params: { id }, body: { date: SIX_DATES[5] } });
  await polls.reopen(id);
  expect((await polls.eventOf(id)).location).toBeNull();
  expect((await polls.pollOf(id)).options.map(({ location }) => location)).toEqual(['The club', null, 'The club']);
});

describe('silent guests of a reopened date poll', () => {
  const DAY_MS = 86_400_000;
  const [first, second] = [new Date('2999-04-10T18:00:00Z'), new Date('2999-04-20T18:00:00Z')];
  const remindersAt = async (id: number, now: Date) => {
    await queueDateReminders(app.services.db, now);
    return (await polls.mailsOf(id)).filter(({ kind }) => kind === 'reminder').map(({ payload }) => payload['date']);
  };

  test('are reminded again before a later deadline', async () => {
    const { id, optionIds } = await polls.poll(1, { answersUntil: first });
    expect(await remindersAt(id, new Date(first.getTime() - DAY_MS))).toEqual([first.toISOString()]);
    await polls.setDateNow(id, optionIds[0]);
    await ana.call(reopenDatePoll, { params: { id }, body: { answersUntil: second.toISOString() } });
    expect(await remindersAt(id, new Date(second.getTime() - 3 * DAY_MS))).toEqual([]);
    expect(await remindersAt(id, new Date(second.getTime() - DAY_MS))).toEqual([second.toISOString()]);
  });

  test('get no reminder beside the mail about it, if the deadline is near', async () => {
    const { id, optionIds } = await polls.poll(1, { answersUntil: second });
    await polls.setDateNow(id, optionIds[0]);
    await polls.reopen(id);
    await app.services.db
      .update(eventDatePolls)
      .set({ reopenedAt: new Date(second.getTime() - DAY_MS) })
      .where(eq(eventDatePolls.eventId, id));
    expect(await remindersAt(id, new Date(second.getTime() - DAY_MS / 2))).toEqual([]);
  });
});

describe('repeated setting and reopening with unsent mails', () => {
  const sendAll = (id: number) =>
    app.services.db
      .update(mails)
      .set({ state: 'sent', sentAt: new Date() })
      .where(and(eq(mails.eventId, id), eq(mails.state, 'waiting')));
  const kindsOf = async (id: number) => (await polls.mailsOf(id)).map(({ kind, payload }) => [kind, payload.startsAt]);

  async function notifiedOfFirst() {
    const made = await polls.poll(1, { dates: 2 });
    await answerDatesOf(app, made.ids[0] ?? 0, 'yes');
    await polls.setDateNow(made.id, made.optionIds[0]);
    await sendAll(made.id);
    return made;
  }

  test('sends one mail with the date that is set', async () => {
    const { id, optionIds } = await notifiedOfFirst();
    for (const place of [1, 0, 1, 0, 1]) {
      await polls.reopen(id);
      await polls.setDateNow(id, optionIds[place]);
    }
    expect(await kindsOf(id)).toEqual([['date_set', SIX_DATES[1]]]);
  });

  test('sends nothing if the guest already knows the date', async () => {
    const { id, optionIds } = await notifiedOfFirst();
    await polls.reopen(id);
    await polls.setDateNow(id, optionIds[0]);
    expect(await kindsOf(id)).toEqual([]);
  });

  test('sends one mail that withdraws the date that the guest knows', async () => {
    const { id, optionIds } = await notifiedOfFirst();
    for (const place of [0, 1]) {
      await polls.reopen(id);
      await polls.setDateNow(id, optionIds[place]);
    }
    await polls.reopen(id);
    expect(await polls.mailsOf(id)).toMatchObject([{ kind: 'date_reopened', payload: { date: SIX_DATES[0] } }]);
    await sendAll(id);
    await polls.setDateNow(id, optionIds[0]);
    expect(await kindsOf(id)).toEqual([['date_set', SIX_DATES[0]]]);
  });

  test.each([
    ['a cancellation', contracts.cancelEvent],
    ['a deletion', contracts.deleteEvent],
  ])('followed by %s takes the known date out of calendars', async (_, end) => {
    const { id } = await notifiedOfFirst();
    await polls.reopen(id);
    await ana.call(end, { params: { id } });
    const [mail] = await app.services.db.select().from(mails).where(eq(mails.kind, 'cancelled'));
    expect(mail?.payload).toMatchObject({ date: SIX_DATES[0] });
    expect(mail?.payload).not.toHaveProperty('isWithoutDate');
  });

  test('followed by a cancellation says that there is no date to guests who know that', async () => {
    const { id } = await notifiedOfFirst();
    await polls.reopen(id);
    await sendAll(id);
    await ana.call(contracts.cancelEvent, { params: { id } });
    expect(await polls.mailsOf(id)).toMatchObject([{ kind: 'cancelled', payload: { isWithoutDate: true } }]);
  });
});
