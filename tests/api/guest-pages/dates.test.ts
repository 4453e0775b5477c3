import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changeDatePoll } from '#shared/contracts/date-polls.ts';
import { cancelEvent, changeEvent, getEvent } from '#shared/contracts/events.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDateOptions, eventDatePolls } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import { dateAnswersOf } from '#server/domain/nights/date-poll/poll-store.ts';
import { settleDueDates } from '#server/features/date-polls/settle-due.ts';
import { addresses } from '#tests/support/event-payloads.ts';
import { aNightWithoutDate, dateFieldsOf } from '#tests/support/date-guests.ts';
import { answersTo, answerDatesOf, SIX_DATES } from '#tests/support/date-polls.ts';
import { open, send, wholeDatabase } from '#tests/support/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/owners.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const [YES, MAYBE, NO] = ['yes', 'if_need_be', 'no'] as const;

let app: TestApp;
let maya: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
});

async function asked(options: Parameters<typeof aNightWithoutDate>[2] = {}) {
  const night = await aNightWithoutDate(app, maya, options);
  const [guestId = 0] = night.guestIds;
  const [path = ''] = night.paths;
  const answers = async (id = guestId) => {
    const rows = await dateAnswersOf(app.services.db, night.eventId);
    return night.optionIds.map(
      (option) => rows.find(({ optionId, attendeeId }) => optionId === option && attendeeId === id)?.answer ?? null,
    );
  };
  const say = (given: readonly (string | null)[], fields: Record<string, string> = {}) =>
    send(app, `${path}/dates`, { ...dateFieldsOf(night.optionIds, given), ...fields });
  const guest = async () => {
    const [row] = await app.services.db.select().from(eventAttendees).where(eq(eventAttendees.id, guestId));
    return row;
  };
  /** As if the host had set the date at this place. */
  const set = async (place: number) => {
    await app.services.db
      .update(eventDatePolls)
      .set({ settledAt: new Date(), settledOptionId: night.optionIds[place] ?? 0, settledBy: 'host' })
      .where(eq(eventDatePolls.eventId, night.eventId));
    await app.services.db
      .update(events)
      .set({ status: 'scheduled', date: new Date(SIX_DATES[place] ?? 0) })
      .where(eq(events.id, night.eventId));
  };
  return { ...night, guestId, path, answers, say, guest, set };
}

const NOTHING = [null, null, null, null, null, null];

describe('nothing is saved', () => {
  test('when no date is answered: the note stays, and the page says what to do', async () => {
    const night = await asked();
    const page = await night.say([], { dateNote: 'After eight on Thursdays' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Please answer at least one date');
    expect(page.html).toContain('After eight on Thursdays</textarea>');
    expect(await night.answers()).toEqual(NOTHING);
  });

  test('with more people than come along: what was chosen stays', async () => {
    const night = await asked();
    const page = await night.say([YES, NO], { along: '20' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Please enter a number from 0 to 19');
    expect(page.html).toMatch(new RegExp(`name=d${night.optionIds[0]} value=y checked`));
    expect(await night.answers()).toEqual(NOTHING);
  });

  test('for a party beyond the seats, in the words of the ordinary form, and the date does not set itself by it', async () => {
    const night = await asked({
      event: { maxAttendees: 3 },
      poll: { answersUntil: '2999-04-20T18:00:00.000Z', minHeads: 3 },
    });
    const page = await night.say([], { all: 'yes', along: '8' });
    expect(page.status).toBe(409);
    expect(page.html).toContain('id="along-fault"');
    expect(page.text).toContain('This night has 3 seats in all.');
    expect(await night.answers()).toEqual(NOTHING);
    expect(await night.guest()).toMatchObject({ partySize: 1, datesAnsweredAt: null });
    await settleDueDates(app.services.db, new Date('2999-04-20T18:00:00.000Z'));
    expect((await maya.call(getEvent, { params: { id: night.eventId } })).body.status).toBe('finding_date');
    expect((await night.say([], { all: 'yes', along: '2' })).status).toBe(303);
  });

  test('for dates that were all taken off meanwhile: the page says so, and the guest still counts as silent', async () => {
    const night = await asked();
    const [first = 0] = night.optionIds;
    const options = SIX_DATES.slice(1).map((startsAt) => ({ startsAt }));
    await maya.call(changeDatePoll, { params: { id: night.eventId }, body: { options } });
    const page = await send(app, `${night.path}/dates`, { [`d${first}`]: 'yes', dateNote: 'With cake' });
    expect(page.status).toBe(409);
    expect(page.text).toContain(
      'That date was taken off in the meantime. Please answer the ones that are in the list.',
    );
    expect(page.html).toContain('With cake</textarea>');
    expect(await night.guest()).toMatchObject({ datesAnsweredAt: null, dateNote: null });
    // Beside a date that is still there it is left out.
    const [, second = 0] = night.optionIds;
    expect((await send(app, `${night.path}/dates`, { [`d${first}`]: 'yes', [`d${second}`]: 'no' })).status).toBe(303);
    expect(await night.answers()).toEqual([null, NO, null, null, null, null]);
  });

  test('for a form that another site sends', async () => {
    const night = await asked();
    const fields = dateFieldsOf(night.optionIds, [YES]);
    expect((await send(app, `${night.path}/dates`, fields, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await night.answers()).toEqual(NOTHING);
  });

  test('for dates of another night, and for words that are no answer', async () => {
    const other = await asked();
    const night = await asked();
    const fields = { ...dateFieldsOf(other.optionIds, [YES]), [`d${night.optionIds[0]}`]: 'accepted' };
    await send(app, `${night.path}/dates`, fields);
    expect(await night.answers()).toEqual(NOTHING);
    expect(await other.answers()).toEqual(NOTHING);
  });

  test('by opening any address of the page', async () => {
    const night = await asked();
    const before = await wholeDatabase(app);
    for (const address of ['', '?a=accepted', '?change', '?saved', '/dates', '/stop', '/calendar.ics'])
      await open(app, night.path + address);
    expect(await wholeDatabase(app)).toEqual(before);
  });

  test('of a night that is cancelled', async () => {
    const night = await asked();
    await maya.call(cancelEvent, { params: { id: night.eventId } });
    const page = await night.say([YES]);
    expect(page.status).toBe(409);
    expect(page.text).toContain('This night is cancelled');
    expect(page.text).toContain('Wed 1 May 2999 to Fri 10 May 2999');
    expect(await night.answers()).toEqual(NOTHING);
  });
});

test('a party from before the seats were lowered can still say no, and neither yes nor if need be', async () => {
  const night = await asked({ event: { maxAttendees: 3 } });
  await night.say([NO], { along: '2' });
  await maya.call(changeEvent, { params: { id: night.eventId }, body: { maxAttendees: 2 } });
  expect((await night.say([NO, NO])).status).toBe(303);
  expect((await night.say([YES])).status).toBe(409);
  expect((await night.say([MAYBE])).status).toBe(409);
  expect(await night.answers()).toEqual([NO, NO, null, null, null, null]);
});

test('a night without a date has no calendar file', async () => {
  const { path } = await asked();
  expect((await open(app, `${path}/calendar.ics`)).status).toBe(409);
});

test('the page asks for each date, with nothing chosen, and says how many are answered', async () => {
  const { path, optionIds } = await asked({ event: { timeZone: 'Europe/Berlin', location: '14 Linden Row' } });
  const page = await open(app, path);
  expect(page.text).toContain('Maya Lindqvist is looking for a date. Which of these six work for you?');
  expect(page.text).toContain('14 Linden Row , for 4 hours');
  expect(page.html.match(/<fieldset>/g)).toHaveLength(6);
  expect(page.html).not.toContain('checked');
  expect(page.text).toContain('0 of 6 answered');
  for (const id of optionIds) expect(page.html.match(new RegExp(`name=d${id} `, 'g'))).toHaveLength(3);
  expect(page.text).toContain('Wed 1 May 20:00');
});

test('answers are saved together with note, name and company, and change at any time', async () => {
  const night = await asked();
  const saved = await night.say([YES, NO, MAYBE, YES], {
    dateNote: 'After eight on Thursdays',
    name: 'Ben',
    along: '1',
    timeZone: 'Europe/London',
  });
  expect(saved.headers.get('location')).toBe(`${night.path}?saved`);
  expect(await night.answers()).toEqual([YES, NO, MAYBE, YES, null, null]);
  expect(await night.guest()).toMatchObject({
    dateNote: 'After eight on Thursdays',
    name: 'Ben',
    partySize: 2,
    timeZone: 'Europe/London',
    status: 'invited',
  });
  const page = await open(app, `${night.path}?saved`);
  expect(page.text).toContain('Saved. Maya sees it now.');
  expect(page.text).toContain('Maya sets the date. Then you can vote for the games here.');
  expect(page.text).toContain('2 dates are left open');
  expect(page.text).toContain('2 say yes with you');
  expect(page.html).not.toContain('type="radio"');
  // Not all dates are answered, so the plain link asks again.
  expect((await open(app, night.path)).text).toContain('4 of 6 answered');

  await night.say([NO]);
  expect(await night.answers()).toEqual([NO, NO, MAYBE, YES, null, null]);
  expect((await open(app, `${night.path}?change`)).html).toContain(`name=d${night.optionIds[0]} value=n checked`);
});

test.each([
  ['yes', 'Any of these'],
  ['no', 'None of these'],
])('one button answers every date with %s', async (answer, label) => {
  const night = await asked();
  expect((await open(app, night.path)).html).toContain(`<button class="button" name="all" value="${answer}">${label}`);
  await night.say([YES, NO], { all: answer });
  expect(await night.answers()).toEqual(Array.from({ length: 6 }, () => answer));
  // All are answered: the plain link shows the answers.
  expect((await open(app, night.path)).text).toContain('Change Answers');
});

test('a guest sees who else can come, and never who cannot', async () => {
  const night = await asked({ guests: ['ben@example.org', 'ana@example.org', 'cem@example.org'] });
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

test('dates are in the own zone of a guest, with the host’s time where it differs, across a clock change', async () => {
  // New York changes its clocks a week after Berlin: five hours between the two, then six.
  const dates = ['2999-10-25T18:00:00.000Z', '2999-10-28T18:00:00.000Z', '2999-11-06T18:00:00.000Z'];
  const night = await asked({ dates, event: { timeZone: 'Europe/Berlin' } });
  await night.say([], { all: 'yes', timeZone: 'America/New_York' });
  const { text } = await open(app, `${night.path}?change`);
  expect(text).toContain('Your time, New York . Berlin time stands beside each, as clocks change.');
  expect(text).toContain('14:00 19:00 Berlin');
  expect(text).toContain('13:00 19:00 Berlin');
  const { text: there } = await open(app, `${night.path}?saved`);
  expect(there).toContain('14:00 2 say yes with you');
});

test('a date that has passed is not asked about any more, and once all have passed the page says so', async () => {
  const night = await asked();
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

test('from nine dates on names are shown on request, all with one press', async () => {
  const dates = Array.from({ length: 9 }, (_, day) => `2999-05-${String(day + 10)}T18:00:00.000Z`);
  const { path } = await asked({ dates });
  const { html } = await open(app, path);
  expect(html).toContain('<input type="checkbox">Show names');
  expect(html.match(/<b>1 yes<\/b>: Maya</g)).toHaveLength(9);
});

test('a name written from right to left does not turn the names around it', async () => {
  const night = await asked({ guests: ['ben@example.org', 'noa@example.org'] });
  const [, noa = 0] = night.guestIds;
  await app.services.db.update(eventAttendees).set({ name: 'נועה' }).where(eq(eventAttendees.id, noa));
  await answerDatesOf(app, noa, answersTo(night.optionIds, [YES]));
  expect((await open(app, night.path)).html).toContain('Maya, <bdi>נועה</bdi></b>');
});

describe('the page of twenty dates is at most 12 kB of HTML before compression', () => {
  /** The tags that name the style sheet, the script and two fonts; an app without screens has none. */
  const FILES_BYTES = 360;
  const SIX = ['Ana Alves', 'Cem', 'Priya', 'Tomasz', 'Jo', 'Bartholomew'];
  const HUNDRED = Array.from({ length: 100 }, (_, at) => `Bartholomew${at} Lindqvist`);

  test.each([
    { page: 'nobody has answered yet', names: [], timeZone: null, most: 10_500 },
    { page: 'six guests have answered all', names: SIX, timeZone: null, most: 12_000 },
    { page: 'the reader is in another zone', names: SIX, timeZone: 'America/New_York', most: 12_000 },
    { page: 'a hundred have answered all, and the reader is in another zone', names: HUNDRED, timeZone: 'America/New_York', most: 12_000 }, // prettier-ignore
  ])('when $page', async ({ names, timeZone, most }) => {
    const { db } = app.services;
    // Numbers of five digits, as after some years.
    await db.execute(
      sql`select setval(q, greatest(nextval(q), 48210)) from pg_get_serial_sequence('event_date_options', 'id') as q`,
    );
    const dates = Array.from({ length: 20 }, (_, day) => `2999-05-${String(day + 10)}T18:00:00.000Z`);
    const night = await asked({
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
    expect(Buffer.byteLength(response.html) + FILES_BYTES).toBeLessThan(most);
    if (names === SIX) expect(response.text).toContain(': Maya, ');
  });
});

describe('once the date is set', () => {
  test.each([
    [YES, 'accepted', 'You said yes to it.'],
    [MAYBE, 'maybe', 'You said “if need be” to it. Do you come?'],
    [NO, 'declined', 'You said no to it. Should plans change, answer again here.'],
    [null, 'invited', 'You left this one open. Does it work for you?'],
  ] as const)('the page of a guest who said %s tells them', async (answer, status, words) => {
    const night = await asked();
    await night.say([answer, YES]);
    await night.set(0);
    await app.services.db.update(eventAttendees).set({ status }).where(eq(eventAttendees.id, night.guestId));
    const { text, html } = await open(app, night.path);
    expect(text).toContain(`The date is set: Wednesday 1 May. ${words}`);
    expect(text).not.toContain('Any of these');
    // One choice, not two: the three answers of the form below it.
    expect(html).not.toContain('name="say"');
    expect(html.match(/name="status"/g)).toHaveLength(3);
  });

  test('a late answer is told so on the ordinary page, with the choice and the note as typed', async () => {
    const night = await asked();
    await night.set(1);
    const page = await night.say([NO, YES], { dateNote: 'After eight', name: 'Ben', along: '2' });
    expect(page.status).toBe(409);
    expect(page.text).toContain('The date was set while you answered: Thu 2 May 2999');
    expect(page.html).toMatch(/value="accepted" required checked/);
    expect(page.html).toContain('After eight</textarea>');
    expect(page.html).toMatch(/name="name"[^>]*value="Ben"/);
    expect(page.html).toMatch(/name="along"[^>]*value="2"/);
    expect(await night.answers()).toEqual(NOTHING);
  });

  test('opened again, the page asks for the dates with the answers of before', async () => {
    const night = await asked();
    await night.say([YES, NO]);
    await night.set(1);
    const { db } = app.services;
    await db
      .update(eventDatePolls)
      .set({ settledAt: null, settledOptionId: null, settledBy: null, reopenedAt: new Date() })
      .where(eq(eventDatePolls.eventId, night.eventId));
    await db.update(events).set({ status: 'finding_date' }).where(eq(events.id, night.eventId));
    const page = await open(app, night.path);
    expect(page.text).toContain('The date is open again. Maya took back the one that was set.');
    expect(page.text).toContain('2 of 6 answered');
    // The ordinary form of a page from before.
    const late = await send(app, night.path, { status: 'accepted', guestNote: 'With cake', along: '0' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('The date is open again. Please say which dates work for you.');
    expect(late.html).toContain('With cake</textarea>');
    expect((await night.guest())?.status).toBe('invited');
  });
});

test('unsaved answers survive a button about mails', async () => {
  const night = await asked();
  const page = await send(app, `${night.path}/mails`, { ...dateFieldsOf(night.optionIds, [YES]), stop: 'night' });
  expect(page.status).toBe(200);
  expect(page.html).toContain(`name=d${night.optionIds[0]} value=y checked`);
  expect(page.text).toContain('You get no more mails about this night.');
});
