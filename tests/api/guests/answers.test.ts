import { asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeAttendee, listAttendees } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, changeEvent, getEvent, sendInvitations } from '#shared/nights/events-contract.ts';
import { attendeeAnswers } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { noticeKeys } from '#server/platform/notices/notice-keys.ts';
import { startMailWork } from '#server/platform/mails/mail-work.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send, wholeDatabase } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

async function invite(changes: object = {}, guests: readonly string[] = ['ben@example.org']) {
  const event = await addEventFor(maya, changes);
  const ids = await addGuestsFor(maya, event.id, guests);
  const paths: string[] = [];
  for (const id of ids) paths.push(await guestPath(maya, id));
  return { event, ids, id: ids[0] ?? 0, paths, path: paths[0] ?? '' };
}

const guestsOf = async (eventId: number) => (await maya.call(listAttendees, { params: { id: eventId } })).body;
const guestOf = async (eventId: number, id: number) => (await guestsOf(eventId)).find((guest) => guest.id === id);
const answersOf = (attendeeId: number) =>
  app.services.db
    .select({ status: attendeeAnswers.status, via: attendeeAnswers.via })
    .from(attendeeAnswers)
    .where(eq(attendeeAnswers.attendeeId, attendeeId))
    .orderBy(asc(attendeeAnswers.id));

describe('an answer is rejected', () => {
  test('from another site, without changes', async () => {
    const { event, id, path } = await invite();
    for (const headers of [
      { Origin: 'https://evil.example' },
      { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: app.origin, 'Sec-Fetch-Site': 'same-site' },
    ] as Record<string, string>[]) {
      const page = await send(app, path, { status: 'accepted' }, headers);
      expect(page.status).toBe(403);
      expect(page.text).toContain('nothing was changed');
    }
    expect(await guestOf(event.id, id)).toMatchObject({ status: 'invited', respondedAt: null });
  });

  test.each([
    ['nothing chosen', { name: 'Ben' }, 'Please choose one of the three'],
    ['another word', { status: 'invited' }, 'Please choose one of the three'],
    ['too many companions', { status: 'accepted', along: '20' }, 'Please enter a number from 0 to 19'],
    ['half a companion', { status: 'accepted', along: '1.5' }, 'Please enter a number from 0 to 19'],
    ['words for a number', { status: 'accepted', along: 'two' }, 'Please enter a number from 0 to 19'],
    ['too long a name', { status: 'accepted', name: 'x'.repeat(81) }, 'Please use at most 80 characters'],
    ['characters that cannot be stored', { status: 'accepted', guestNote: '\0' }, 'characters that cannot be kept'],
  ])('with an error beside the field: %s', async (_, fields, error) => {
    const { event, id, path } = await invite();
    const page = await send(app, path, { brings: 'Crokinole & <crisps>', ...fields });
    expect(page.status).toBe(400);
    expect(page.text).toContain(error);
    expect(page.html).toContain('aria-describedby');
    expect(page.html).toContain('value="Crokinole &amp; &lt;crisps&gt;"');
    expect(await guestOf(event.id, id)).toMatchObject({ status: 'invited', brings: null });
  });

  test('for a cancelled or past night, with a message', async () => {
    const cancelled = await invite();
    await maya.call(cancelEvent, { params: { id: cancelled.event.id } });
    const page = await send(app, cancelled.path, { status: 'accepted' });
    expect(page.status).toBe(409);
    expect(page.text).toContain('This night is cancelled');
    expect(page.html).not.toContain('<fieldset');

    const over = await invite({ maxAttendees: 2, location: null });
    expect((await open(app, over.path)).text).toContain('The place is not settled yet');
    await app.services.db
      .update(events)
      .set({ date: new Date(Date.now() - 86_400_000) })
      .where(eq(events.id, over.event.id));
    const late = await send(app, over.path, { status: 'accepted' });
    expect(late.status).toBe(409);
    expect(late.text).toContain('This night is over');
    expect(late.text).not.toContain('seats left');
    expect(late.text).toContain('No place was given');
    expect((await guestOf(over.event.id, over.id))?.status).toBe('invited');
  });

  test('with more heads than seats, and the input is kept', async () => {
    const { event, id, path } = await invite({ maxAttendees: 3 });
    const page = await send(app, path, { status: 'accepted', along: '4', guestNote: 'all of us' });
    expect(page.status).toBe(409);
    expect(page.text).toContain('This night has 3 seats in all.');
    expect(page.html).toContain('all of us');
    expect(await guestOf(event.id, id)).toMatchObject({ status: 'invited', guestNote: null });
  });

  test('after 20 answers in an hour by the same link; other guests can still answer', async () => {
    const { paths } = await invite({}, addresses(2));
    const [path = '', others = ''] = paths;
    for (let n = 0; n < 20; n += 1) {
      expect((await send(app, path, { status: n % 2 === 0 ? 'accepted' : 'maybe' })).status).toBe(303);
    }
    const refused = await send(app, path, { status: 'declined' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await send(app, others, { status: 'accepted' })).status).toBe(303);
  });
});

test('opening every link of every mail twice, by GET and HEAD, changes no data', async () => {
  const { event } = await invite({ location: '14 Linden Row' }, ['ben@example.org', 'cat@example.org']);
  await maya.call(sendInvitations, { params: { id: event.id } });
  const stop = startMailWork(app.services, {
    pollMs: 50,
    retrySeconds: 1,
    batch: 10,
  });
  const statesOf = () => app.services.db.select({ state: mails.state }).from(mails).where(eq(mails.eventId, event.id));
  await expect.poll(statesOf, { timeout: 20_000, interval: 50 }).toEqual([{ state: 'sent' }, { state: 'sent' }]);
  await stop();
  const outbox = (await (
    await fetch(`${app.origin}/dev/outbox`, { headers: { Accept: 'application/json' } })
  ).json()) as { text: string; html: string; attachments: unknown }[];
  const linksBelow = (path: string) =>
    new Set(
      JSON.stringify(outbox).match(new RegExp(`http://[^\\s"'<>\\\\)]*/${path}/[\\w-]{43}[^\\s"'<>\\\\)]*`, 'g')),
    );
  const [links, stops] = [linksBelow('rsvp'), linksBelow('stop-mails')];
  expect(stops.size).toBeGreaterThanOrEqual(2);
  expect([...links].filter((link) => link.includes('?a=')).length).toBeGreaterThanOrEqual(6);
  const pages = [...links].flatMap((link) => [
    link,
    `${link.replace(/[?#].*/, '')}/stop`,
    `${link.replace(/[?#].*/, '')}/calendar.ics`,
  ]);
  const followed = [...pages, ...stops, ...[...stops].map((link) => link.replace(/\?.*/, ''))];
  // A server makes its keys once.
  await noticeKeys(app.services.db);
  const before = await wholeDatabase(app);
  for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
    for (const link of followed) {
      const { status } = await fetch(link, { method, redirect: 'follow' });
      expect(status).toBe(200);
    }
  }
  expect(await wholeDatabase(app)).toEqual(before);
});

test('the button in a mail preselects an answer, which is saved by a click', async () => {
  const { event, id, path } = await invite();
  const { html } = await open(app, `${path}?a=accepted`);
  expect(html).toMatch(/value="accepted" required checked/);
  expect((await guestOf(event.id, id))?.status).toBe('invited');
  const sent = await send(app, `${path}?a=accepted`, { status: 'accepted' });
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toBe(`${path}?saved`);
  expect((await open(app, `${path}?saved`)).text).toContain('You are in');
  expect((await guestOf(event.id, id))?.status).toBe('accepted');
});

test('an answer saves name, companions, arrival, contribution and a note, and can be changed later', async () => {
  const { event, id, path } = await invite();
  await send(app, path, {
    status: 'accepted',
    along: '2',
    name: ' Ben Achterberg ',
    arrival: 'around eight',
    brings: 'Crokinole',
    guestNote: 'Line one\r\nline two',
  });
  expect(await guestOf(event.id, id)).toMatchObject({
    status: 'accepted',
    partySize: 3,
    name: 'Ben Achterberg',
    arrival: 'around eight',
    brings: 'Crokinole',
    guestNote: 'Line one\nline two',
  });
  await send(app, path, { status: 'declined', guestNote: 'Sorry' });
  expect(await guestOf(event.id, id)).toMatchObject({
    status: 'declined',
    name: 'Ben Achterberg',
    arrival: null,
    brings: null,
    guestNote: 'Sorry',
  });
  expect(await answersOf(id)).toEqual([
    { status: 'accepted', via: 'link' },
    { status: 'declined', via: 'link' },
  ]);
  const page = await open(app, path);
  expect(page.text).toContain('You said no');
});

test('of 50 concurrent answers for 6 seats, 6 get a seat and the others see their waitlist place', async () => {
  const { event, paths } = await invite({ maxAttendees: 7 }, addresses(50));
  const answers = await Promise.all(paths.map((path) => send(app, path, { status: 'accepted', along: '0' })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect((await maya.call(getEvent, { params: { id: event.id } })).body.heads).toBe(7);
  const pages = [];
  for (const path of paths) pages.push((await open(app, path)).text);
  expect(pages.filter((text) => text.includes('You are in ')).length).toBeGreaterThanOrEqual(6);
  const places = pages.flatMap((text) => /You are number (\d+) on the waitlist/.exec(text)?.[1] ?? []);
  expect(places.map(Number).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 44 }, (_, index) => index + 1));
});

test('of two concurrent answers of one guest the later one is stored, and the number of heads is correct', async () => {
  const { event, id, path } = await invite({ maxAttendees: 4 });
  await Promise.all([
    send(app, path, { status: 'accepted', along: '2' }),
    send(app, path, { status: 'declined', along: '0' }),
  ]);
  const [guest, given] = [await guestOf(event.id, id), await answersOf(id)];
  expect(given).toHaveLength(2);
  expect(guest?.status).toBe(given.at(-1)?.status);
  const { body } = await maya.call(getEvent, { params: { id: event.id } });
  expect(body.heads).toBe(guest?.status === 'accepted' ? 1 + guest.partySize : 1);
});

test('a free seat is offered on the page of the first guest on the waitlist, who can accept or decline', async () => {
  const { event, ids, paths } = await invite({ maxAttendees: 2 }, addresses(3));
  const [first = '', second = '', third = ''] = paths;
  await send(app, first, { status: 'accepted' });
  await send(app, second, { status: 'accepted', name: 'Cat', brings: 'Tea' });
  await send(app, third, { status: 'accepted' });
  const waiting = (await open(app, second)).text;
  expect(waiting).toContain('You are number 1 on the waitlist');
  expect(waiting).toContain('2 accepted, 2 on the waitlist');
  await send(app, first, { status: 'declined' });
  const offered = await open(app, second);
  expect(offered.text).toMatch(/A seat came free and is held for you until .*Take it/);
  expect(offered.text).toContain('A seat is held for you');
  expect(offered.text).not.toContain('Every seat is taken');
  // A script adds the reader's time to what names its zone.
  expect(offered.html).toMatch(/held for you until <time datetime="[^"]+Z" data-zone="[^"]+">/);
  await send(app, second, { status: 'declined' });
  expect((await open(app, third)).text).toContain('There is room for you');
  await send(app, third, { status: 'accepted' });
  const statuses = (await guestsOf(event.id)).filter(({ id }) => ids.includes(id)).map(({ status }) => status);
  expect(statuses).toEqual(['declined', 'declined', 'accepted']);
  expect((await guestOf(event.id, ids[1] ?? 0))?.name).toBe('Cat');
});

describe('the page of a guest shows', () => {
  test('the place only after they accepted, if the host says so', async () => {
    const { path } = await invite({ location: '14 Linden Row', showsPlace: false });
    expect((await open(app, path)).text).toContain('You see the place once you are in');
    await send(app, path, { status: 'maybe' });
    expect((await open(app, path)).text).not.toContain('Linden');
    await send(app, path, { status: 'accepted' });
    expect((await open(app, path)).text).toContain('14 Linden Row');
  });

  test('other guests by first name and answer, and no addresses', async () => {
    const { ids, paths, event } = await invite({}, ['ben@example.org', 'cat@example.org', 'dan@example.org']);
    await maya.call(changeAttendee, { params: { id: ids[2] ?? 0 }, body: { name: 'dan@example.org' } });
    await send(app, paths[1] ?? '', { status: 'accepted', name: 'Catarina Alves', along: '1' });
    await send(app, paths[2] ?? '', { status: 'accepted' });
    const { text, html } = await open(app, paths[0] ?? '');
    expect(text).toContain('3 accepted, 1 pending');
    expect(text).toMatch(/Maya , Catarina \+1 and 1 more/);
    expect(html).not.toMatch(/Alves|cat@|dan@|host@/);
    expect(html).not.toContain(maya.email);
    await maya.call(changeEvent, { params: { id: event.id }, body: { showsGuests: false } });
    expect((await open(app, paths[0] ?? '')).text).not.toMatch(/Catarina|3 accepted/);
  });

  test('no notes of the host', async () => {
    const { id, path } = await invite();
    await maya.call(changeAttendee, { params: { id }, body: { attendeeNotes: 'always late' } });
    expect((await open(app, path)).text).not.toContain('always late');
  });
});
