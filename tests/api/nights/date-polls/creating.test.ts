import { describe, expect, test } from 'vitest';
import { getDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { changeEvent, createEvent, getEvent, listEvents } from '#shared/nights/events-contract.ts';
import { getHome } from '#shared/home/home-contract.ts';
import { addDatePollFor, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addEventFor, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const create = (person: Person, datePoll: object | undefined, changes: object = {}) =>
  person.call(createEvent, {
    body: eventPayload({ hostEmail: person.email, date: undefined, ...(datePoll && { datePoll }), ...changes }),
  });
const dates = (...starts: string[]) => ({ options: starts.map((startsAt) => ({ startsAt })) });
const [first = '', second = ''] = SIX_DATES;

describe('an event is rejected', () => {
  test('without a date and without a date poll, and with both', async () => {
    expect((await create(ana, undefined)).refusal.fields).toEqual({ date: expect.stringContaining('choose a date') });
    expect((await create(ana, dates(first, second), { date: first })).refusal.fields).toEqual({
      datePoll: expect.stringContaining('either one date or dates'),
    });
  });

  test('with one date option or with more than 20', async () => {
    expect((await create(ana, dates(first))).refusal.fields).toEqual({
      'datePoll.options': 'Please add at least two dates',
    });
    const many = Array.from({ length: 21 }, (_, day) => `2999-05-${String(day + 1).padStart(2, '0')}T18:00:00Z`);
    expect((await create(ana, dates(...many))).refusal.fields).toEqual({ 'datePoll.options': 'At most 20 dates' });
  });

  test('with a repeated date, a past date and a deadline after the dates, each with its error', async () => {
    const { status, refusal } = await create(ana, {
      ...dates(first, '2999-05-01T20:00:00+02:00', '2020-05-01T18:00:00Z'),
      answersUntil: '2999-06-01T00:00:00Z',
    });
    expect(status).toBe(400);
    expect(refusal.fields).toEqual({
      'datePoll.options.1.startsAt': expect.stringContaining('in the list already'),
      'datePoll.options.2.startsAt': expect.stringContaining('already passed'),
      'datePoll.answersUntil': expect.stringContaining('before the last date'),
    });
  });

  test('if the minimum number of people exceeds its seats', async () => {
    const needs = { ...dates(first, second), minHeads: 5 };
    const { status, refusal } = await create(ana, needs, { maxAttendees: 3 });
    expect([status, refusal.fields]).toEqual([
      400,
      { 'datePoll.minHeads': 'Please enter at most 3, the number of seats, or raise the seats first.' },
    ]);
    expect((await create(ana, needs, { maxAttendees: 5 })).status).toBe(201);
  });

  test('with six date options on Free, which allows five; the message names the plan that allows more', async () => {
    const free = await makeOwner(app);
    const { status, refusal } = await create(free, dates(...SIX_DATES));
    expect([status, refusal.code, refusal.message]).toEqual([
      403,
      'PLAN_LIMIT_REACHED',
      'Free allows 5 dates to choose from. Premium lifts this limit.',
    ]);
    expect((await create(free, dates(...SIX_DATES.slice(0, 5)))).status).toBe(201);
  });
});

test('an event with a date poll has its latest option as date, and its host answers yes to all options', async () => {
  const { id } = await addDatePollFor(ana, SIX_DATES, { answersUntil: '2999-04-20T18:00:00Z', minHeads: 3 });
  const { body: event } = await ana.call(getEvent, { params: { id } });
  expect(event).toMatchObject({
    status: 'finding_date',
    date: SIX_DATES.at(-1),
    datePoll: { options: 6, firstDate: first, answersUntil: '2999-04-20T18:00:00.000Z', answered: 0, settlesAt: null },
  });
  const { body: poll } = await ana.call(getDatePoll, { params: { id } });
  expect(poll).toMatchObject({ settlesItself: true, minHeads: 3, showsGames: true, mostOptions: 20 });
  expect(poll.options.map(({ startsAt, yes, heads }) => [startsAt, yes, heads.surely])).toEqual(
    SIX_DATES.map((date) => [date, 1, 1]),
  );
  expect(poll.attendees).toMatchObject([{ isHost: true, answers: Array(6).fill('yes') }]);
});

test('an event with a date has no date poll', async () => {
  const { id } = await addEventFor(ana);
  expect((await ana.call(getEvent, { params: { id } })).body.datePoll).toBeNull();
  expect((await ana.call(getDatePoll, { params: { id } })).refusal.code).toBe('not_found');
});

test('a date poll of another owner is not found', async () => {
  const { id } = await addDatePollFor(ana);
  const bea = await makeOwner(app);
  expect((await bea.call(getDatePoll, { params: { id } })).status).toBe(404);
});

test('lists and Home sort a date poll by its first date', async () => {
  const between = await addEventFor(ana, { date: '2999-05-05T18:00:00Z' });
  const { id } = await addDatePollFor(ana);
  const { body: listed } = await ana.call(listEvents, {});
  expect(listed.map((event) => event.id)).toEqual([id, between.id]);
  const { body: home } = await ana.call(getHome, {});
  expect(home.night).toMatchObject({ id, datePoll: { options: 6, firstDate: first } });
});

test('its other fields can be edited, but its date can only be set by the poll', async () => {
  const { id } = await addDatePollFor(ana);
  const change = (body: object) => ana.call(changeEvent, { params: { id }, body });
  expect((await change({ date: second })).refusal.code).toBe('finding_date');
  expect((await change({ title: 'In May' })).body).toMatchObject({ title: 'In May', status: 'finding_date' });
});
