import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeDatePoll } from '#shared/nights/date-polls/date-polls-contract.ts';
import { cancelEvent, changeEvent, getEvent } from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import { setDueDates } from '#server/nights/date-polls/set-due-dates.ts';
import { dateFieldsOf } from '#tests/support/rows/date-guests.ts';
import { SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { open, send, wholeDatabase } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';
import { datePollWithGuest } from '#tests/support/rows/date-poll-guest.ts';

const [YES, MAYBE, NO] = ['yes', 'if_need_be', 'no'] as const;

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

const createPoll = (options: Parameters<typeof datePollWithGuest>[2] = {}) => datePollWithGuest(app, maya, options);

const NOTHING = [null, null, null, null, null, null];

describe('nothing is saved', () => {
  test('without an answer to a date; the note is kept, and the page says what to do', async () => {
    const night = await createPoll();
    const page = await night.say([], { dateNote: 'After eight on Thursdays' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Please answer at least one date');
    expect(page.html).toContain('After eight on Thursdays</textarea>');
    expect(await night.answers()).toEqual(NOTHING);
  });

  test('with an invalid number of companions; the selection is kept', async () => {
    const night = await createPoll();
    const page = await night.say([YES, NO], { along: '20' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Please enter a number from 0 to 19');
    expect(page.html).toMatch(new RegExp(`name=d${night.optionIds[0]} value=y checked`));
    expect(await night.answers()).toEqual(NOTHING);
  });

  test('with more heads than seats, and no date is set by it', async () => {
    const night = await createPoll({
      event: { maxAttendees: 3 },
      poll: { answersUntil: '2999-04-20T18:00:00.000Z', minHeads: 3 },
    });
    const page = await night.say([], { all: 'yes', along: '8' });
    expect(page.status).toBe(409);
    expect(page.html).toContain('id="along-error"');
    expect(page.text).toContain('This night has 3 seats in all.');
    expect(await night.answers()).toEqual(NOTHING);
    expect(await night.guest()).toMatchObject({ partySize: 1, datesAnsweredAt: null });
    await setDueDates(app.services.db, new Date('2999-04-20T18:00:00.000Z'));
    expect((await maya.call(getEvent, { params: { id: night.eventId } })).body.status).toBe('finding_date');
    expect((await night.say([], { all: 'yes', along: '2' })).status).toBe(303);
  });

  test('for dates that were all removed meanwhile; the guest still counts as silent', async () => {
    const night = await createPoll();
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

  test('from another site', async () => {
    const night = await createPoll();
    const fields = dateFieldsOf(night.optionIds, [YES]);
    expect((await send(app, `${night.path}/dates`, fields, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await night.answers()).toEqual(NOTHING);
  });

  test('for dates of another night and for unknown answers', async () => {
    const other = await createPoll();
    const night = await createPoll();
    const fields = { ...dateFieldsOf(other.optionIds, [YES]), [`d${night.optionIds[0]}`]: 'accepted' };
    await send(app, `${night.path}/dates`, fields);
    expect(await night.answers()).toEqual(NOTHING);
    expect(await other.answers()).toEqual(NOTHING);
  });

  test('by opening any address of the page', async () => {
    const night = await createPoll();
    const before = await wholeDatabase(app);
    for (const address of ['', '?a=accepted', '?change', '?saved', '/dates', '/stop', '/calendar.ics'])
      await open(app, night.path + address);
    expect(await wholeDatabase(app)).toEqual(before);
  });

  test('for a cancelled night', async () => {
    const night = await createPoll();
    await maya.call(cancelEvent, { params: { id: night.eventId } });
    const page = await night.say([YES]);
    expect(page.status).toBe(409);
    expect(page.text).toContain('This night is cancelled');
    expect(page.text).toContain('Wed 1 May 2999 to Fri 10 May 2999');
    expect(await night.answers()).toEqual(NOTHING);
  });
});

test('a party larger than a lowered seat limit can still answer no, but not yes or "if need be"', async () => {
  const night = await createPoll({ event: { maxAttendees: 3 } });
  await night.say([NO], { along: '2' });
  await maya.call(changeEvent, { params: { id: night.eventId }, body: { maxAttendees: 2 } });
  expect((await night.say([NO, NO])).status).toBe(303);
  expect((await night.say([YES])).status).toBe(409);
  expect((await night.say([MAYBE])).status).toBe(409);
  expect(await night.answers()).toEqual([NO, NO, null, null, null, null]);
});

test('answers are saved with note, name and companions, and can be changed at any time', async () => {
  const night = await createPoll();
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
  expect(page.text).toContain('With you: 1 more');
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
  const night = await createPoll();
  expect((await open(app, night.path)).html).toContain(`<button class="button" name="all" value="${answer}">${label}`);
  await night.say([YES, NO], { all: answer });
  expect(await night.answers()).toEqual(Array.from({ length: 6 }, () => answer));
  // All are answered: the plain link shows the answers.
  expect((await open(app, night.path)).text).toContain('Change Answers');
});

describe('after the date was set', () => {
  test.each([
    [YES, 'accepted', 'You said yes to it.'],
    [MAYBE, 'maybe', 'You said “if need be” to it. Do you come?'],
    [NO, 'declined', 'You said no to it. Should plans change, answer again here.'],
    [null, 'invited', 'You left this one open. Does it work for you?'],
  ] as const)('the page of a guest who answered %s says so', async (answer, status, words) => {
    const night = await createPoll();
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

  test('a late answer gets the RSVP page with a notice, and keeps selection and note', async () => {
    const night = await createPoll();
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

  test('and the poll was reopened, the page asks for the dates with the previous answers', async () => {
    const night = await createPoll();
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

test('unsaved answers are kept when mails are muted', async () => {
  const night = await createPoll();
  const page = await send(app, `${night.path}/mails`, { ...dateFieldsOf(night.optionIds, [YES]), stop: 'night' });
  expect(page.status).toBe(200);
  expect(page.html).toContain(`name=d${night.optionIds[0]} value=y checked`);
  expect(page.text).toContain('You get no more mails about this night.');
});
