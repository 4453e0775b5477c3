import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getEvent } from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventDatePolls } from '#shared/schema/date-polls.ts';
import { events } from '#shared/schema/nights.ts';
import { dateAnswersOf } from '#server/nights/date-polls/poll-store.ts';
import { aNightWithoutDate, dateFieldsOf } from '#tests/support/rows/date-guests.ts';
import { SIX_DATES } from '#tests/support/rows/date-polls.ts';
import { addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { confirmPath, sendMailsTo } from '#tests/support/mails/join-mails.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

async function shared(event: object = {}) {
  const night = await aNightWithoutDate(app, maya, { guests: [], event });
  const path = await sharedPath(maya, night.eventId);
  const list = async () => {
    const rows = await app.services.db
      .select()
      .from(eventAttendees)
      .where(eq(eventAttendees.eventId, night.eventId))
      .orderBy(eventAttendees.id);
    const answers = await dateAnswersOf(app.services.db, night.eventId);
    return rows
      .filter(({ isHost }) => !isHost)
      .map((row) => ({
        ...row,
        answers: night.optionIds.map(
          (id) => answers.find((one) => one.optionId === id && one.attendeeId === row.id)?.answer ?? null,
        ),
      }));
  };
  const join = (given: readonly (string | null)[], fields: Record<string, string> = {}, to = path) =>
    send(app, to, { name: 'Liv', email: '', along: '0', ...dateFieldsOf(night.optionIds, given), ...fields });
  return { ...night, path, list, join };
}

/** As if the host had set the first date. */
async function set({ eventId, optionIds }: { eventId: number; optionIds: readonly number[] }) {
  const { db } = app.services;
  await db
    .update(eventDatePolls)
    .set({ settledAt: new Date(), settledOptionId: optionIds[0] ?? 0, settledBy: 'host' })
    .where(eq(eventDatePolls.eventId, eventId));
  await db
    .update(events)
    .set({ status: 'scheduled', date: new Date(SIX_DATES[0] ?? 0) })
    .where(eq(events.id, eventId));
}

describe('nobody is added', () => {
  test('without an answer to a date; name and note are kept', async () => {
    const { join, list } = await shared();
    const page = await join([], { dateNote: 'After eight' });
    expect(page.status).toBe(400);
    expect(page.text).toContain('Please answer at least one date');
    expect(page.html).toContain('value="Liv"');
    expect(page.html).toContain('After eight</textarea>');
    expect(await list()).toEqual([]);
  });

  test('without a name; the selection is kept', async () => {
    const { join, list, optionIds } = await shared();
    const page = await join(['if_need_be'], { name: ' ' });
    expect(page.status).toBe(400);
    expect(page.html).toContain(`name=d${optionIds[0]} value=i checked`);
    expect(await list()).toEqual([]);
  });

  test('after the date was set meanwhile; the page says so and asks for an RSVP', async () => {
    const { join, list, ...night } = await shared();
    await set(night);
    const page = await join(['no', 'yes']);
    expect(page.status).toBe(409);
    expect(page.text).toContain('The date was set while you answered. If it suits you, join here.');
    expect(page.html).toContain('value="Liv"');
    expect(await list()).toEqual([]);
  });
});

test('the join page asks for name and address, then for the dates, without names of other guests', async () => {
  const { path } = await shared({ showsGuests: true });
  const { text, html } = await open(app, path);
  expect(text).toContain('Maya Lindqvist is looking for a date. Which of these six work for you?');
  expect(html.indexOf('name="email"')).toBeLessThan(html.indexOf('<fieldset>'));
  expect(html.match(/<fieldset>/g)).toHaveLength(6);
  expect(text).toContain('1 yes');
  expect(text).not.toContain('Yes: Maya');
});

test.each([
  ['the join link', false],
  ['the public page', true],
])('a newcomer without an address answers immediately by %s', async (_, isPublic) => {
  const night = await shared({ isPublic });
  const { body } = await maya.call(getEvent, { params: { id: night.eventId } });
  const path = isPublic ? `/night/${body.publicId}` : night.path;
  const page = await night.join(['yes', 'no', 'if_need_be'], { along: '1', dateNote: 'With cake' }, path);
  expect(page.status).toBe(303);
  const own = page.headers.get('location') ?? '';
  expect(own).toMatch(/^\/rsvp\/[\w-]{43}\?joined$/);
  expect(await night.list()).toEqual([
    expect.objectContaining({
      name: 'Liv',
      status: 'invited',
      partySize: 2,
      dateNote: 'With cake',
      answers: ['yes', 'no', 'if_need_be', null, null, null],
    }),
  ]);
  const joined = await open(app, own);
  expect(joined.text).toContain('This page is yours');
  expect(joined.text).toContain('Saved. Maya sees it now.');
});

test('answers of a newcomer with an address count only after the confirmation', async () => {
  const night = await shared();
  const sent = await night.join([], { email: 'liv@example.org', all: 'yes', dateNote: 'Any day' });
  expect(sent.headers.get('location')).toBe(`${night.path}?sent`);
  expect((await open(app, `${night.path}?sent`)).text).toContain('confirm there, and Maya sees your answers');
  expect(await night.list()).toEqual([]);
  const [mail] = await sendMailsTo(app, night.eventId, 'liv@example.org');
  expect(mail?.subject).toBe('Please confirm: December');
  expect(mail?.text).toContain('one of 6 dates');
  expect(mail?.text).toContain('Confirm your answers: ');
  expect(mail?.calendar).toBeUndefined();

  const path = await confirmPath(app, night.eventId, 'liv@example.org');
  const page = await open(app, path);
  expect(page.text).toContain('Maya may see which dates work for you');
  expect(page.html).toContain('Any day</textarea>');
  for (const id of night.optionIds) expect(page.html).toContain(`name=d${id} value=y checked`);
  const none = await send(app, `${path}/confirm`, { name: 'Liv', along: '0' });
  expect([none.status, none.text.includes('Please answer at least one date')]).toEqual([400, true]);
  // Another person types the address with other answers: only the answers that the address's owner saw and sends count.
  await night.join([], { email: 'liv@example.org', all: 'no', dateNote: 'Never' });
  const seen = { ...dateFieldsOf(night.optionIds, Array(6).fill('yes')), dateNote: 'Any day' };
  const done = await send(app, `${path}/confirm`, { name: 'Liv', along: '0', ...seen });
  expect(done.headers.get('location')).toBe(`${path}?confirmed`);
  expect(await night.list()).toEqual([
    expect.objectContaining({
      email: 'liv@example.org',
      status: 'invited',
      dateNote: 'Any day',
      answers: Array.from({ length: 6 }, () => 'yes'),
    }),
  ]);
  expect((await open(app, `${path}?confirmed`)).text).toContain('Saved. Maya sees it now.');
});

test.each([
  ['the answer no becomes declined', ['no', 'yes'], 'declined', 'You said no to it'],
  ['the answer "if need be" becomes maybe', ['if_need_be', 'yes'], 'maybe', 'You said “if need be” to it'],
  ['the answer yes becomes accepted', ['yes', 'no'], 'accepted', 'You said yes to it'],
  ['a missing answer is asked for', [null, 'yes'], 'invited', 'You left this one open'],
])('if the date is set before the confirmation, %s', async (_, given, status, words) => {
  const night = await shared();
  await night.join(given, { email: 'liv@example.org' });
  const path = await confirmPath(app, night.eventId, 'liv@example.org');
  await set(night);
  const { html } = await open(app, path);
  const typed = dateFieldsOf(night.optionIds, given);
  for (const [name, value] of Object.entries(typed)) expect(html).toContain(`name="${name}" value="${value}"`);
  const done = await send(app, `${path}/confirm`, { name: 'Liv', along: '0', ...typed });
  expect(done.headers.get('location')).toBe(`${path}?confirmed`);
  expect(await night.list()).toEqual([
    expect.objectContaining({ email: 'liv@example.org', status, answers: [...given, null, null, null, null] }),
  ]);
  expect((await open(app, path)).text).toContain(words);
});

test.each([
  ['no', 'declined'],
  ['yes', 'accepted'],
])('if the date is set while the confirmation is open, %s to all dates is the answer to it', async (all, status) => {
  const night = await shared();
  await night.join(['if_need_be'], { email: 'liv@example.org' });
  const path = await confirmPath(app, night.eventId, 'liv@example.org');
  await set(night);
  await send(app, `${path}/confirm`, { name: 'Liv', along: '0', all });
  expect(await night.list()).toMatchObject([{ email: 'liv@example.org', status }]);
});

test('a guest who is already on the list is redirected to their own page, and their answers stay', async () => {
  const night = await shared();
  await night.join(['yes'], { email: 'liv@example.org' });
  const path = await confirmPath(app, night.eventId, 'liv@example.org');
  await addGuestsFor(maya, night.eventId, ['liv@example.org']);
  expect((await send(app, `${path}/confirm`, { name: 'Liv' })).status).toBe(303);
  expect(await night.list()).toEqual([expect.objectContaining({ answers: Array(6).fill(null) })]);
});

test('a guest awaiting approval can answer, and is counted and named only after the approval', async () => {
  const night = await shared({ requiresApproval: true });
  const own = (await night.join(['yes'])).headers.get('location') ?? '';
  expect((await night.list())[0]).toMatchObject({
    awaitsApproval: true,
    answers: ['yes', null, null, null, null, null],
  });
  const { text } = await open(app, `${own.split('?')[0]}?change`);
  expect(text).not.toContain('Maya ,');
  expect((await open(app, night.path)).text).toContain('1 yes');
});
