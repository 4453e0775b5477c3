import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDateOptions } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import { addresses } from '#tests/support/rows/event-payloads.ts';
import { answersTo, answerDatesOf } from '#tests/support/rows/date-polls.ts';
import { open } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';
import { datePollWithGuest } from '#tests/support/rows/date-poll-guest.ts';

const [YES, MAYBE, NO] = ['yes', 'if_need_be', 'no'] as const;

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

const createPoll = (options: Parameters<typeof datePollWithGuest>[2] = {}) => datePollWithGuest(app, maya, options);

test('a date poll has no calendar file', async () => {
  const { path } = await createPoll();
  expect((await open(app, `${path}/calendar.ics`)).status).toBe(409);
});

test('the page asks for each date without a default, and shows how many guests have answered', async () => {
  const { path, optionIds } = await createPoll({ event: { timeZone: 'Europe/Berlin', location: '14 Linden Row' } });
  const page = await open(app, path);
  expect(page.text).toContain('Maya Lindqvist is looking for a date. Which of these six work for you?');
  expect(page.text).toContain('14 Linden Row , for 4 hours');
  expect(page.html.match(/<fieldset>/g)).toHaveLength(6);
  expect(page.html).not.toContain('checked');
  expect(page.text).toContain('0 of 6 answered');
  for (const id of optionIds) expect(page.html.match(new RegExp(`name=d${id} `, 'g'))).toHaveLength(3);
  expect(page.text).toContain('Wed 1 May 20:00');
});

test('an unknown place is not shown beside the duration', async () => {
  const { path } = await createPoll({ event: { location: null } });
  expect((await open(app, path)).text).toContain('For 4 hours. The place is not settled yet');
});

test('a guest sees who else can come, but not who cannot', async () => {
  const night = await createPoll({ guests: ['ben@example.org', 'ana@example.org', 'cem@example.org'] });
  const [, ana = 0, cem = 0] = night.guestIds;
  for (const [id, name] of [
    [ana, 'Ana Alves'],
    [cem, 'Cem'],
  ] as const)
    await app.services.db.update(eventAttendees).set({ name }).where(eq(eventAttendees.id, id));
  await answerDatesOf(app, ana, answersTo(night.optionIds, [YES, NO, MAYBE]));
  await answerDatesOf(app, cem, answersTo(night.optionIds, [NO, NO, NO]));
  const { text } = await open(app, night.path);
  expect(text).toContain('Yes: Maya, Ana');
  expect(text).toContain('If need be: Ana');
  expect(text).not.toContain('Cem');
  expect(text).not.toContain('Alves');

  await app.services.db.update(events).set({ showsGuests: false }).where(eq(events.id, night.eventId));
  const hidden = (await open(app, night.path)).text;
  expect(hidden).not.toContain('Ana');
  expect(hidden).toContain('2 yes');
  expect(hidden).toContain('1 if need be');
});

test('dates are in the zone of the guest, with the time of the host if it differs, across a clock change', async () => {
  // New York changes its clocks a week after Berlin: five hours between the two, then six.
  const dates = ['2999-10-25T18:00:00.000Z', '2999-10-28T18:00:00.000Z', '2999-11-06T18:00:00.000Z'];
  const night = await createPoll({ dates, event: { timeZone: 'Europe/Berlin' } });
  await night.say([], { all: 'yes', timeZone: 'America/New_York' });
  const { text } = await open(app, `${night.path}?change`);
  expect(text).toContain('Your time, New York . Berlin time stands beside each, as clocks change.');
  expect(text).toContain('14:00 19:00 Berlin');
  expect(text).toContain('13:00 19:00 Berlin');
  const { text: there } = await open(app, `${night.path}?saved`);
  expect(there).toContain('14:00 2 say yes with you');
});

test('a past date is not asked for, and the page says if all dates are past', async () => {
  const night = await createPoll();
  const pass = (which: SQL | undefined) =>
    app.services.db
      .update(eventDateOptions)
      .set({ startsAt: sql`${eventDateOptions.startsAt} - interval '1000 years'` })
      .where(which);
  await pass(eq(eventDateOptions.id, night.optionIds[0] ?? 0));
  const page = await open(app, night.path);
  expect(page.text).toContain('Which of these five work for you?');
  expect(page.text).toContain('0 of 5 answered');
  expect(page.html).not.toContain(`name=d${night.optionIds[0]} `);
  await pass(and(eq(eventDateOptions.eventId, night.eventId), gt(eventDateOptions.startsAt, new Date())));
  const late = await open(app, night.path);
  expect(late.text).toContain('All dates are past');
  expect(late.html).not.toContain('type="radio"');
});

test('from nine dates on names are shown on request', async () => {
  const dates = Array.from({ length: 9 }, (_, day) => `2999-05-${String(day + 10)}T18:00:00.000Z`);
  const { path } = await createPoll({ dates });
  const { html } = await open(app, path);
  expect(html).toContain('<input type="checkbox">Show names');
  expect(html.match(/<b>1 yes<\/b>: Maya</g)).toHaveLength(9);
});

test('a right-to-left name does not change the order of other names', async () => {
  const night = await createPoll({ guests: ['ben@example.org', 'noa@example.org'] });
  const [, noa = 0] = night.guestIds;
  await app.services.db.update(eventAttendees).set({ name: 'נועה' }).where(eq(eventAttendees.id, noa));
  await answerDatesOf(app, noa, answersTo(night.optionIds, [YES]));
  expect((await open(app, night.path)).html).toContain('Maya, <bdi>נועה</bdi></b>');
});

describe('the page of twenty dates is at most 13 kB of HTML before compression', () => {
  /** The tags that name the style sheet, the script and two fonts; an app without screens has none. */
  const FILES_BYTES = 360;
  /** The points of the banner, 14 to 30 by the night's random name, 22 on average. */
  const POINTS = /<path d="(?:M\d+ \d+h0)+"\/>/;
  const POINTS_BYTES = 210;
  const SIX = ['Ana Alves', 'Cem', 'Priya', 'Tomasz', 'Jo', 'Bartholomew'];
  const HUNDRED = Array.from({ length: 100 }, (_, at) => `Bartholomew${at} Lindqvist`);

  test.each([
    { page: 'nobody has answered yet', names: [], timeZone: null, most: 11_400 },
    { page: 'six guests have answered all', names: SIX, timeZone: null, most: 12_900 },
    { page: 'the reader is in another zone', names: SIX, timeZone: 'America/New_York', most: 12_900 },
    { page: 'a hundred have answered all, and the reader is in another zone', names: HUNDRED, timeZone: 'America/New_York', most: 12_900 }, // oxfmt-ignore
  ])('if $page', async ({ names, timeZone, most }) => {
    const { db } = app.services;
    // Numbers of five digits, as after some years.
    await db.execute(
      sql`select setval(q, greatest(nextval(q), 48210)) from pg_get_serial_sequence('event_date_options', 'id') as q`,
    );
    const dates = Array.from({ length: 20 }, (_, day) => `2999-05-${String(day + 10)}T18:00:00.000Z`);
    const night = await createPoll({
      dates,
      poll: { answersUntil: '2999-03-01T18:00:00.000Z' },
      event: { title: 'December at Maya’s', timeZone: 'Europe/Berlin', location: '14 Linden Row' },
    });
    await db.update(eventAttendees).set({ timeZone }).where(eq(eventAttendees.id, night.guestId));
    const rows = addresses(names.length).map((email, at) => ({ eventId: night.eventId, email, name: names[at] ?? '' }));
    const guests = rows.length > 0 ? await db.insert(eventAttendees).values(rows).returning() : [];
    for (const { id } of guests) await answerDatesOf(app, id, id % 3 === 0 ? MAYBE : YES);
    const response = await open(app, night.path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.html.match(/<fieldset>/g)).toHaveLength(20);
    expect(response.html).toMatch(POINTS);
    const bytes = Buffer.byteLength(response.html.replace(POINTS, '')) + POINTS_BYTES + FILES_BYTES;
    expect(bytes).toBeLessThan(most);
    if (names === SIX) expect(response.text).toContain(': Maya, ');
  });
});
