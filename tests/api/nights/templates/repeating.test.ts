import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { getDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { cancelEvent, changeEvent, deleteEvent, listEvents } from '#shared/nights/events-contract.ts';
import {
  changeTemplate,
  createTemplate,
  deleteTemplate,
  listTemplates,
  saveAsTemplate,
} from '#shared/nights/templates-contract.ts';
import { wallTimeAt } from '#shared/time/repeating-nights.ts';
import { mailOptOuts, mails } from '#shared/schema/mails.ts';
import { events, eventTemplates } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { makeRepeatingNights } from '#server/nights/templates/service.ts';
import { addDatePollFor, SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { addTemplateFor, FRIDAYS } from '#tests/support/rows/template-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp();
const other = testApp({ databaseOf: app });
let ana: Person;
beforeEach(async () => {
  await app.services.db.delete(eventTemplates);
  ana = await makeOwner(app, { isPremiumPlus: true });
});

const of = (row: { id: number }) => ({ params: { id: row.id } });
const createDueNights = (now: string, server = app) => makeRepeatingNights(server.services, new Date(now));
const nights = () =>
  app.services.db
    .select({ id: events.id, date: events.date, timeZone: events.timeZone, occurrence: events.occurrence })
    .from(events)
    .where(eq(events.userId, ana.id))
    .orderBy(asc(events.date));
const days = async () => (await nights()).map(({ occurrence }) => occurrence);
const template = async () => (await ana.call(listTemplates, {})).body[0];
const mailed = async () =>
  (await app.services.db.select().from(mails).where(eq(mails.userId, ana.id)).orderBy(asc(mails.id))).map(
    ({ kind, to }) => `${kind} ${to.split('@')[0]}`,
  );

describe('the next night', () => {
  test('is created in time with its games and regulars, who are invited', async () => {
    const azul = await addGameFor(ana, { title: 'Azul' });
    await addTemplateFor(ana, { ...FRIDAYS, gameIds: [azul.id] });
    await createDueNights('2999-04-18T12:00:00Z');
    expect(await days()).toEqual([]);
    await createDueNights('2999-04-19T12:00:00Z');
    const [night] = await nights();
    expect([night?.occurrence, night?.date.toISOString()]).toEqual(['2999-05-03', '2999-05-03T17:00:00.000Z']);
    expect(await mailed()).toEqual(['invitation bea', 'invitation cai']);
    const guests = (await ana.call(listAttendees, of({ id: night?.id ?? 0 }))).body.filter(({ isHost }) => !isHost);
    expect(guests.map(({ invitedAt }) => typeof invitedAt)).toEqual(['string', 'string']);
    expect(await template()).toMatchObject({ nextDate: '2999-05-10', upcoming: [{ id: night?.id }] });
  });

  test('is created at once with its template if it is within the days ahead', async () => {
    const ahead = wallTimeAt(new Date(Date.now() + 3 * 86_400_000), 'Europe/Berlin').date;
    const made = await addTemplateFor(ana, { ...FRIDAYS, nextDate: ahead, daysAhead: 5 });
    expect(await days()).toEqual([ahead]);
    expect(made.upcoming).toHaveLength(1);
    expect(await mailed()).toEqual(['invitation bea', 'invitation cai']);
  });

  test('is created once if its template is sent again because the response was lost', async () => {
    const nextDate = wallTimeAt(new Date(Date.now() + 3 * 86_400_000), 'Europe/Berlin').date;
    const again = () => addTemplateFor(ana, { ...FRIDAYS, nextDate, daysAhead: 5, idempotencyKey: 'created-once' });
    const [first, second] = await Promise.all([again(), again()]);
    expect(second).toEqual(first);
    expect(await days()).toEqual([nextDate]);
    expect(await mailed()).toEqual(['invitation bea', 'invitation cai']);
  });

  test('is created once by several servers and runs', async () => {
    await addTemplateFor(ana, FRIDAYS);
    const now = '2999-04-20T12:00:00Z';
    await Promise.all([
      createDueNights(now),
      createDueNights(now, other),
      createDueNights(now),
      createDueNights(now, other),
    ]);
    await createDueNights(now);
    expect(await days()).toEqual(['2999-05-03']);
    expect(await mailed()).toEqual(['invitation bea', 'invitation cai']);
  });

  test('is not created in the past, and not twice, after three weeks of downtime', async () => {
    await addTemplateFor(ana, { ...FRIDAYS, daysAhead: 2 });
    await createDueNights('2999-05-02T12:00:00Z');
    await createDueNights('2999-05-23T12:00:00Z');
    await createDueNights('2999-05-23T12:01:00Z');
    expect(await days()).toEqual(['2999-05-03', '2999-05-24']);
    expect((await template())?.nextDate).toBe('2999-05-31');
  });

  test('invites a day later than the one before, if several are due at once', async () => {
    await addTemplateFor(ana, FRIDAYS);
    await createDueNights('2999-04-26T12:00:00Z');
    expect(await days()).toEqual(['2999-05-03', '2999-05-10']);
    const sent = await app.services.db.select().from(mails).where(eq(mails.userId, ana.id)).orderBy(asc(mails.id));
    const waits = sent.map(({ dueAt, createdAt }) => Math.round((dueAt.getTime() - createdAt.getTime()) / 3_600_000));
    expect(waits).toEqual([0, 0, 24, 24]);
  });

  test('skips regulars who muted mails', async () => {
    await addTemplateFor(ana, FRIDAYS);
    await app.services.db.insert(mailOptOuts).values({ userId: ana.id, email: 'bea@example.org' });
    await createDueNights('2999-04-20T12:00:00Z');
    expect(await mailed()).toEqual(['invitation cai']);
  });
});

describe('a single night', () => {
  const THREE = '2999-05-07T12:00:00Z';
  const three = async () => {
    await addTemplateFor(ana, FRIDAYS);
    await createDueNights('2999-05-01T12:00:00Z');
    await createDueNights(THREE);
    const made = await nights();
    expect(made.map(({ occurrence }) => occurrence)).toEqual(['2999-05-03', '2999-05-10', '2999-05-17']);
    return made;
  };

  test('that is moved or changed leaves the others unchanged, and is not created again', async () => {
    const [, second] = await three();
    const body = { date: '2999-05-11T17:00:00Z', title: 'Saturday, for once' };
    await ana.call(changeEvent, { ...of({ id: second?.id ?? 0 }), body });
    await createDueNights(THREE);
    const titles = (await ana.call(listEvents, {})).body.map(({ title, date }) => [title, date.slice(0, 10)]);
    expect(titles).toEqual([
      ['Friday night', '2999-05-03'],
      ['Saturday, for once', '2999-05-11'],
      ['Friday night', '2999-05-17'],
    ]);
  });

  test('that is cancelled or deleted is not created again, also if its day is set again', async () => {
    const [first, second] = await three();
    await ana.call(deleteEvent, of({ id: first?.id ?? 0 }));
    await ana.call(cancelEvent, of({ id: second?.id ?? 0 }));
    await createDueNights(THREE);
    expect(await days()).toEqual(['2999-05-10', '2999-05-17']);
    const { id } = (await template()) ?? { id: 0 };
    await ana.call(changeTemplate, { ...of({ id }), body: { nextDate: '2999-05-10' } });
    await createDueNights(THREE);
    expect(await days()).toEqual(['2999-05-10', '2999-05-17']);
  });

  test('stays when its template is deleted, and no further one is created', async () => {
    await three();
    await ana.call(deleteTemplate, of({ id: (await template())?.id ?? 0 }));
    await createDueNights('2999-06-01T12:00:00Z');
    expect(await nights()).toHaveLength(3);
  });
});

describe('a template is paused', () => {
  const NOW = '2999-04-20T12:00:00Z';
  const setPlan = (isPremiumPlus: boolean) =>
    app.services.db.update(users).set({ isPremiumPlus }).where(eq(users.id, ana.id));

  test('while the plan does not include templates, and continues with upcoming nights afterwards', async () => {
    await addTemplateFor(ana, FRIDAYS);
    await setPlan(false);
    await createDueNights(NOW);
    await createDueNights(NOW);
    expect([await days(), (await template())?.pausedBecause]).toEqual([[], 'plan']);
    await setPlan(true);
    await createDueNights('2999-05-05T12:00:00Z');
    expect([await days(), (await template())?.pausedBecause]).toEqual([['2999-05-10', '2999-05-17'], null]);
  });

  test('and resumed by its owner', async () => {
    const { id } = await addTemplateFor(ana, FRIDAYS);
    const pause = (paused: boolean) => ana.call(changeTemplate, { ...of({ id }), body: { paused } });
    expect((await pause(true)).body.pausedBecause).toBe('owner');
    await createDueNights(NOW);
    expect(await days()).toEqual([]);
    expect((await pause(false)).body.pausedBecause).toBeNull();
    await createDueNights(NOW);
    expect(await days()).toEqual(['2999-05-03']);
  });
});

test('a broken template does not affect templates of others', async () => {
  const bea = await makeOwner(app, { isPremiumPlus: true });
  const broken = await addTemplateFor(bea, { ...FRIDAYS, name: 'Broken' });
  await app.services.db.update(eventTemplates).set({ timeZone: 'Mars/Phobos' }).where(eq(eventTemplates.id, broken.id));
  await addTemplateFor(ana, FRIDAYS);
  await createDueNights('2999-04-20T12:00:00Z');
  expect(await days()).toEqual(['2999-05-03']);
});

describe('for two years at the same local time', () => {
  test.each([
    ['America/Sao_Paulo', { repeat: 'two_weeks', nextDate: '2999-01-04' }, 52],
    ['Europe/Berlin', { repeat: 'monthly', monthWeek: 2, nextDate: '2999-01-11' }, 24],
    ['Pacific/Auckland', { repeat: 'monthly', monthWeek: -1, nextDate: '2999-01-25' }, 24],
  ])('in %s', async (timeZone, rule, count) => {
    await ana.call(createTemplate, { body: { name: 'Fridays', time: '19:30', timeZone, daysAhead: 7, ...rule } });
    let now = Date.parse('2999-01-01T00:00:00Z');
    const end = Date.parse('3001-01-01T00:00:00Z');
    for (; now < end - 7 * 86_400_000; now += 5 * 86_400_000) await createDueNights(new Date(now).toISOString());
    const made = await nights();
    expect(made).toHaveLength(count);
    for (const night of made)
      expect(wallTimeAt(night.date, timeZone)).toEqual({ date: night.occurrence, time: '19:30' });
    const weekdays = new Set(made.map(({ occurrence }) => new Date(occurrence ?? '').getUTCDay()));
    expect(weekdays.size).toBe(1);
  });
});

test('a template whose poll needs more people than seats is rejected with an error for the field', async () => {
  const datePoll = { dates: 4, answerDays: 3, settlesItself: true, minHeads: 5, showsGames: false };
  const body = { name: 'Fridays', time: '19:30', datePoll, maxAttendees: 3 };
  const refused = await ana.call(createTemplate, { body });
  expect([refused.status, Object.keys(refused.refusal.fields ?? {})]).toEqual([400, ['minHeads']]);
  const { body: made } = await ana.call(createTemplate, { body: { ...body, maxAttendees: 5 } });
  const fewer = await ana.call(changeTemplate, { ...of(made), body: { maxAttendees: 3 } });
  expect(Object.keys(fewer.refusal.fields ?? {})).toEqual(['minHeads']);
});

test('an existing template that needs more people than seats limits the minimum to the seats', async () => {
  const datePoll = { dates: 4, answerDays: 3, settlesItself: true, minHeads: 3, showsGames: false };
  await addTemplateFor(ana, { ...FRIDAYS, repeat: 'monthly', monthWeek: 1, datePoll });
  await app.services.db.update(eventTemplates).set({ maxAttendees: 2 }).where(eq(eventTemplates.createdBy, ana.id));
  await createDueNights('2999-04-19T12:00:00Z');
  const [night] = (await ana.call(listEvents, {})).body;
  expect((await ana.call(getDatePoll, of({ id: night?.id ?? 0 }))).body.minHeads).toBe(2);
});

test('a template with a date poll creates a night with date options and asks its regulars', async () => {
  const datePoll = { dates: 4, answerDays: 3, settlesItself: true, minHeads: 3, showsGames: false };
  await addTemplateFor(ana, { ...FRIDAYS, repeat: 'monthly', monthWeek: 1, datePoll });
  await createDueNights('2999-04-19T12:00:00Z');
  const [night] = (await ana.call(listEvents, {})).body;
  expect(night).toMatchObject({
    status: 'finding_date',
    datePoll: { options: 4, answersUntil: '2999-04-30T17:00:00.000Z' },
  });
  const { body: poll } = await ana.call(getDatePoll, of({ id: night?.id ?? 0 }));
  expect(poll.options.map(({ startsAt }) => startsAt)).toEqual(
    ['03', '10', '17', '24'].map((day) => `2999-05-${day}T17:00:00.000Z`),
  );
  expect(poll).toMatchObject({ minHeads: 3, showsGames: false });
  expect(await mailed()).toEqual(['date_options bea', 'date_options cai']);
  expect(await template()).toMatchObject({
    nextDate: '2999-06-07',
    datePoll,
    upcoming: [{ id: night?.id, isFindingDate: true }],
  });
});

test('a template saved from a night with a date poll has the same poll', async () => {
  const { id } = await addDatePollFor(ana, SIX_DATES, { answersUntil: '2999-04-29T18:00:00Z', minHeads: 4 });
  const { body } = await ana.call(saveAsTemplate, { params: { id }, body: {} });
  expect(body.datePoll).toEqual({ dates: 6, answerDays: 2, settlesItself: true, minHeads: 4, showsGames: true });
});
