import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { deleteEvent, getEvent, listEventGames, listEvents, setEventGames } from '#shared/nights/events-contract.ts';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { removeGame } from '#shared/games/games-contract.ts';
import * as contracts from '#shared/nights/templates-contract.ts';
import { mails } from '#shared/schema/mails.ts';
import { users } from '#shared/schema/users.ts';
import { lendFor } from '#tests/support/rows/a-loan.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { addTemplateFor, FRIDAYS } from '#tests/support/rows/template-payloads.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const ana = ownerOfEachTest(app, { isPremiumPlus: true });

const of = (row: { id: number }) => ({ params: { id: row.id } });
const list = async () => (await ana.call(contracts.listTemplates, {})).body;
const create = (body: object) => ana.call(contracts.createTemplate, { body: { name: 'Fridays', ...body } });
const change = (row: { id: number }, body: object) => ana.call(contracts.changeTemplate, { ...of(row), body });
const use = (row: { id: number }, date = '2999-07-01T17:00:00Z') =>
  ana.call(contracts.useTemplate, { ...of(row), body: { date } });
const endPlan = () => app.services.db.update(users).set({ isPremiumPlus: false }).where(eq(users.id, ana.id));

describe('below Premium Plus', () => {
  test.each([
    ['Free', {}],
    ['Premium', { isPremium: true }],
  ])('%s cannot create templates; the message names the plan', async (_plan, account) => {
    const bea = await makeOwner(app, account);
    const refused = [
      await bea.call(contracts.createTemplate, { body: { name: 'Fridays' } }),
      await bea.call(contracts.saveAsTemplate, { ...of(await addEventFor(bea)), body: {} }),
    ];
    for (const { status, refusal } of refused)
      expect([status, refusal]).toEqual([403, { code: 'PLAN_REQUIRED', message: 'Templates need Premium Plus.' }]);
  });

  test('existing templates can be listed and deleted only', async () => {
    const template = await addTemplateFor(ana);
    await endPlan();
    expect(await list()).toHaveLength(1);
    const skipped = await ana.call(contracts.skipOccurrence, { ...of(template), body: { date: '2999-05-03' } });
    const replies = [await change(template, { name: 'x' }), await use(template), skipped];
    expect(replies.map(({ refusal }) => refusal.code)).toEqual(Array(3).fill('PLAN_REQUIRED'));
    expect((await ana.call(contracts.deleteTemplate, of(template))).status).toBe(204);
    expect(await list()).toEqual([]);
  });
});

describe('a repeating template is rejected', () => {
  test.each([
    ['without a time', { time: null }, 'time'],
    ['without a next day', { nextDate: null }, 'nextDate'],
    ['with an invalid day', { nextDate: '2999-02-29' }, 'nextDate'],
    ['with an invalid time', { time: '24:00' }, 'time'],
    ['monthly without a week', { repeat: 'monthly' }, 'monthWeek'],
    ['monthly in a week that its day is not in', { repeat: 'monthly', monthWeek: 2 }, 'monthWeek'],
    ['with a regular without a valid address', { attendees: [{ email: 'Bea' }] }, 'attendees.0.email'],
    ['with a game that is not in the collection', { gameIds: [999_999_999] }, 'gameIds'],
    ['further ahead than it may', { daysAhead: 61 }, 'daysAhead'],
  ])('%s', async (_how, invalid, field) => {
    const { status, refusal } = await create({ ...FRIDAYS, ...invalid });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });

  test('also on a change, and the template is unchanged', async () => {
    const template = await addTemplateFor(ana, FRIDAYS);
    expect((await change(template, { repeat: 'monthly' })).refusal.fields).toHaveProperty('monthWeek');
    expect(await list()).toEqual([template]);
  });
});

test('templates are listed by name with all fields', async () => {
  await addTemplateFor(ana, { name: 'sundays' });
  const fridays = await addTemplateFor(ana, { ...FRIDAYS, name: 'Fridays', location: 'Our kitchen' });
  expect(fridays).toMatchObject({
    ...FRIDAYS,
    location: 'Our kitchen',
    daysAhead: 14,
    createdBy: ana.id,
    upcoming: [],
  });
  expect(fridays.hostEmail).toBe(ana.email);
  expect((await list()).map(({ name }) => name)).toEqual(['Fridays', 'sundays']);
});

test('a change keeps omitted fields', async () => {
  const template = await addTemplateFor(ana, {
    ...FRIDAYS,
    description: 'Chips',
    location: 'Kitchen',
    maxAttendees: 6,
  });
  const { body } = await change(template, { name: 'Thursday night' });
  expect(body).toEqual({ ...template, name: 'Thursday night' });
  const regulars = [...FRIDAYS.attendees, { email: 'BEA@example.org', name: 'B.' }];
  expect((await change(template, { attendees: regulars })).body.attendees).toEqual(FRIDAYS.attendees);
});

describe('an event from a template', () => {
  test('has its facts, games and regulars, who are not invited yet', async () => {
    const azul = await addGameFor(ana, { title: 'Azul' });
    const brass = await addGameFor(ana, { title: 'Brass' });
    const facts = { location: 'Our kitchen', durationMinutes: 180, maxAttendees: 6, eventType: 'casual' };
    const template = await addTemplateFor(ana, { ...FRIDAYS, ...facts, gameIds: [brass.id, azul.id] });
    const { status, body: event } = await use(template);
    expect(status).toBe(201);
    expect(event).toMatchObject({ ...facts, title: 'Friday night', timeZone: 'Europe/Berlin', guests: 2, heads: 1 });
    expect(event.date).toBe('2999-07-01T17:00:00.000Z');
    const titles = (await ana.call(listEventGames, of(event))).body.map(({ title }) => title);
    expect(titles).toEqual(['Brass', 'Azul']);
    const guests = (await ana.call(listAttendees, of(event))).body.filter(({ isHost }) => !isHost);
    expect(guests.map(({ email, name, invitedAt }) => [email, name, invitedAt])).toEqual([
      ['bea@example.org', 'Bea', null],
      ['cai@example.org', null, null],
    ]);
    expect((await list())[0]?.upcoming).toEqual([
      { id: event.id, title: 'Friday night', date: event.date, timeZone: 'Europe/Berlin', isFindingDate: false },
    ]);
  });

  test('has the limit of companions and the comments of the template as it was edited', async () => {
    const template = await addTemplateFor(ana, { maxCompanions: 3 });
    const edited = { maxCompanions: 0, allowsComments: true };
    expect((await change(template, edited)).body).toEqual({ ...template, ...edited });
    expect((await use(template)).body).toMatchObject(edited);
    const { refusal } = await change(template, { maxCompanions: -1 });
    expect(refusal.fields).toEqual({ maxCompanions: 'Please enter 0 or more' });
  });

  test('omits games that were removed from the collection', async () => {
    const azul = await addGameFor(ana, { title: 'Azul' });
    const template = await addTemplateFor(ana, { gameIds: [azul.id] });
    await ana.call(removeGame, of(azul));
    const { body } = await use(template);
    expect((await ana.call(listEventGames, of(body))).body).toEqual([]);
  });

  test('omits games that were sold or became wishes, until they are owned or borrowed again', async () => {
    const add = (title: string) => addGameFor(ana, { title });
    const [azul, sold, wish, borrowed] = [
      await add('Azul'),
      await add('Brass'),
      await add('Catan'),
      await add('Dixit'),
    ];
    const template = await addTemplateFor(ana, { gameIds: [azul.id, sold.id, wish.id, borrowed.id] });
    const titlesOn = async ({ body }: { body: { id: number } }) =>
      (await ana.call(listEventGames, of(body))).body.map(({ title }) => title);
    for (const game of [sold, borrowed]) await ana.call(changeGame, { ...of(game), body: { isUnowned: true } });
    await ana.call(changeGame, { ...of(wish), body: { isWishlist: true } });
    await lendFor(ana, borrowed.id, { direction: 'borrowed' });
    expect(await titlesOn(await use(template))).toEqual(['Azul', 'Dixit']);
    expect((await change(template, { location: 'Our kitchen', gameIds: template.gameIds })).status).toBe(200);
    await ana.call(changeGame, { ...of(sold), body: { isUnowned: false } });
    expect(await titlesOn(await use(template))).toEqual(['Azul', 'Brass', 'Dixit']);
  });

  test('is made once, although the template is used again because the response was lost', async () => {
    const template = await create({});
    const again = () =>
      ana.call(contracts.useTemplate, {
        ...of(template.body),
        body: { date: '2999-07-01T17:00:00Z', idempotencyKey: 'used-once' },
      });
    const both = await Promise.all([again(), again()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(both[1].body).toEqual(both[0].body);
    expect((await ana.call(listEvents, {})).body).toHaveLength(1);
  });

  test('remains when its template is deleted, and a template remains when its events are deleted', async () => {
    const template = await addTemplateFor(ana);
    const [first, second] = [(await use(template)).body, (await use(template)).body];
    await ana.call(deleteEvent, of(first));
    expect((await list())[0]?.upcoming.map(({ id }) => id)).toEqual([second.id]);
    await ana.call(contracts.deleteTemplate, of(template));
    expect((await ana.call(getEvent, of(second))).status).toBe(200);
  });
});

describe('a template saved from an event', () => {
  test('has its facts, local time, games and guests', async () => {
    const azul = await addGameFor(ana, { title: 'Azul' });
    const wishes = { preferredWeight: 'light', youngestAge: 7, hasNewcomers: true } as const;
    const facts = { location: 'Our kitchen', bannerColor: '#aa3300', showsGuests: false, ...wishes };
    const event = await addEventFor(ana, { ...facts, timeZone: 'Europe/Berlin', date: '2999-05-03T17:30:00Z' });
    await ana.call(setEventGames, { ...of(event), body: { gameIds: [azul.id] } });
    await addGuestsFor(ana, event.id, ['bea@example.org']);
    const { status, body } = await ana.call(contracts.saveAsTemplate, { ...of(event), body: {} });
    expect([status, body]).toEqual([201, expect.objectContaining({ ...facts, name: 'Friday night', time: '19:30' })]);
    expect([body.gameIds, body.attendees]).toEqual([[azul.id], [{ email: 'bea@example.org', name: null }]]);
    expect([body.repeat, body.nextDate, body.upcoming]).toEqual(['never', null, []]);
    const named = await ana.call(contracts.saveAsTemplate, { ...of(event), body: { name: 'Our Fridays' } });
    expect(named.body.name).toBe('Our Fridays');
  });

  test('is made once, although the request was sent again because its response was lost', async () => {
    const event = await addEventFor(ana);
    const save = () => ana.call(contracts.saveAsTemplate, { ...of(event), body: { idempotencyKey: 'saved-once' } });
    const [first, second] = await Promise.all([save(), save()]);
    expect(second.body).toEqual(first.body);
    expect(await list()).toHaveLength(1);
  });
});

describe('skipping a date', () => {
  const skip = (row: { id: number }, date: string) =>
    ana.call(contracts.skipOccurrence, { ...of(row), body: { date } });

  test('skips one night, also with concurrent requests', async () => {
    const template = await addTemplateFor(ana, FRIDAYS);
    await Promise.all([skip(template, '2999-05-03'), skip(template, '2999-05-03')]);
    expect((await list())[0]?.nextDate).toBe('2999-05-10');
  });

  test('other than the next one changes nothing', async () => {
    const template = await addTemplateFor(ana, FRIDAYS);
    expect((await skip(template, '2999-05-10')).body).toEqual(template);
    const single = await addTemplateFor(ana, { name: 'Once' });
    expect((await skip(single, '2999-05-10')).body).toEqual(single);
  });

  test('can be undone', async () => {
    const template = await addTemplateFor(ana, FRIDAYS);
    await skip(template, '2999-05-03');
    expect((await change(template, { nextDate: '2999-05-03' })).body).toEqual(template);
  });
});

test('an event from a template sends no mails until the host invites', async () => {
  await use(await addTemplateFor(ana, FRIDAYS));
  expect(await app.services.db.select().from(mails).where(eq(mails.userId, ana.id))).toEqual([]);
  expect((await ana.call(listEvents, {})).body).toHaveLength(1);
});
