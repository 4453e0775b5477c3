import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeAttendee, listAttendees } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, changeEvent, getEvent } from '#shared/nights/events-contract.ts';
import { setJoinLink } from '#shared/nights/join-links-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { rateLimits } from '#shared/schema/operations.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { type MailServer, startMailServer } from '#tests/support/server/mail-server.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { publicEnvironment } from '#tests/support/server/public-address.ts';
import { startTestApp, testApp, type TestApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

const join = (path: string, fields: Record<string, string>) => send(app, path, { along: '0', email: '', ...fields });

async function shared(changes: object = {}) {
  const event = await addEventFor(maya, changes);
  return { event, path: await sharedPath(maya, event.id) };
}

const guestsOf = async (eventId: number) =>
  (await maya.call(listAttendees, { params: { id: eventId } })).body.filter(({ isHost }) => !isHost);

describe('joining is rejected', () => {
  test('by a join link that is off or was replaced', async () => {
    const { event, path } = await shared();
    const renewed = await sharedPath(maya, event.id, 'new');
    expect((await open(app, path)).status).toBe(404);
    expect((await join(path, { name: 'Ben' })).status).toBe(404);
    await maya.call(setJoinLink, { params: { id: event.id }, body: { state: 'off' } });
    expect((await join(renewed, { name: 'Ben' })).status).toBe(404);
    expect(await guestsOf(event.id)).toEqual([]);
  });

  test.each([
    ['without a name', { name: '  ' }, 'Please tell us your name'],
    ['with an incomplete address', { name: 'Ben', email: 'ben@' }, 'Please enter a valid email address'],
    ['with a placeholder address', { name: 'Ben', email: 'ben@guest.invalid' }, 'valid email address'],
    ['with 20 companions', { name: 'Ben', along: '20' }, 'Please enter a number from 0 to 19'],
  ])('%s; the input is kept', async (_, fields, error) => {
    const { event, path } = await shared();
    const page = await join(path, fields);
    expect(page.status).toBe(400);
    expect(page.text).toContain(error);
    expect(page.html).toContain(`value="${fields.name}"`);
    expect(await guestsOf(event.id)).toEqual([]);
  });

  test('from another site', async () => {
    const { event, path } = await shared();
    expect((await send(app, path, { name: 'Ben' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await guestsOf(event.id)).toEqual([]);
  });

  test('for a cancelled night, or with more heads than seats', async () => {
    const { event, path } = await shared({ maxAttendees: 3 });
    const page = await join(path, { name: 'Ben', along: '3' });
    expect(page.status).toBe(409);
    expect(page.text).toContain('This night has 3 seats in all.');
    await maya.call(cancelEvent, { params: { id: event.id } });
    expect((await join(path, { name: 'Ben' })).status).toBe(409);
    expect((await open(app, path)).text).toContain('This night is cancelled');
    expect(await guestsOf(event.id)).toEqual([]);
  });

  test('beyond the guest limit of the plan, without naming the plan', async () => {
    const free = await makeOwner(app, { firstName: 'Maya' });
    const event = await addEventFor(free);
    await addGuestsFor(free, event.id, addresses(20));
    const path = await sharedPath(free, event.id);
    for (const email of ['', 'guest0@example.org', 'new@example.org']) {
      const page = await join(path, { name: 'Ben', email });
      expect(page.status).toBe(409);
      expect(page.text).toContain('The guest list of this night is full. Please ask your host.');
      expect(page.text).not.toContain('Premium');
    }
  });
});

test('a name is sufficient: the guest gets a page of their own, and its link is shown once', async () => {
  const { event, path } = await shared({ title: 'Friday Night' });
  const joined = await join(path, { name: 'Ben', along: '1' });
  expect(joined.status).toBe(303);
  const own = joined.headers.get('location') ?? '';
  expect(own).toMatch(/^\/rsvp\/[\w-]{43}\?joined$/);
  const first = await open(app, own);
  expect(first.text).toContain('This page is yours: save its link.');
  expect(first.html).toContain(`value="${app.origin}${own.replace('?joined', '')}"`);
  expect((await open(app, own.replace('?joined', ''))).text).not.toContain('save its link');
  expect(await guestsOf(event.id)).toMatchObject([{ name: 'Ben', status: 'accepted', partySize: 2 }]);
  expect(first.html).not.toContain('guest.invalid');
});

describe('a guest who joined without an address', () => {
  const cookieOf = ({ headers }: { headers: Headers }) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const joinAgain = (path: string, cookie: string, fields: Record<string, string>) =>
    send(app, path, { along: '0', email: '', ...fields }, { Origin: 'null', 'Sec-Fetch-Site': 'same-origin', cookie });

  test('is redirected to their own page when they submit the form again in that browser', async () => {
    const { event, path } = await shared();
    const first = await join(path, { name: 'Ben', along: '1' });
    expect(first.headers.get('set-cookie')).toMatch(new RegExp(`Path=${path}; .*HttpOnly; SameSite=Lax`));
    const second = await joinAgain(path, cookieOf(first), { name: 'ben' });
    expect(second.headers.get('location')).toBe(first.headers.get('location')?.replace('?joined', ''));
    expect(await guestsOf(event.id)).toMatchObject([{ name: 'Ben', partySize: 2 }]);
    const page = await open(app, path, { headers: { cookie: cookieOf(first) } });
    expect(page.text).toContain('You are on the list already');
    expect((await open(app, path)).text).not.toContain('You are on the list already');
  });

  test('can add a friend from there, and is not known at other nights', async () => {
    const { event, path } = await shared();
    const first = await join(path, { name: 'Ben' });
    const friend = await joinAgain(path, cookieOf(first), { name: 'Cleo' });
    expect(await guestsOf(event.id)).toMatchObject([{ name: 'Ben' }, { name: 'Cleo' }]);
    const both = await open(app, path, { headers: { cookie: cookieOf(friend) } });
    expect(both.text).toMatch(/Open the page of Ben .*Open the page of Cleo/);
    const other = await shared();
    await joinAgain(other.path, cookieOf(first), { name: 'Ben' });
    expect(await guestsOf(other.event.id)).toMatchObject([{ name: 'Ben' }]);
  });

  test('can name companions, who are shown to other guests', async () => {
    const { event, path } = await shared();
    await join(path, { name: 'Ben', companions: 'Ida Ek, Tom' });
    expect(await guestsOf(event.id)).toMatchObject([{ partySize: 3, companions: ['Ida Ek', 'Tom'] }]);
    const cleo = await join(path, { name: 'Cleo' });
    const { text } = await open(app, cleo.headers.get('location') ?? '');
    expect(text).toContain('Ben with Ida and Tom');
  });
});

test('is a different guest from another with the same name', async () => {
  const { event, path } = await shared();
  const first = await join(path, { name: 'Ben', along: '1' });
  const second = await join(path, { name: 'Ben', along: '0' });
  expect(second.headers.get('location')).not.toBe(first.headers.get('location'));
  expect((await guestsOf(event.id)).map(({ partySize }) => partySize)).toEqual([2, 1]);
});

test('is added once by a repeated form, and another name from the same device is another guest', async () => {
  const { event, path } = await shared();
  const once = /name="once" value="([\w-]+)"/.exec((await open(app, path)).html)?.[1] ?? '';
  const sent = await Promise.all([1, 2, 3].map(() => join(path, { name: 'Ben', once })));
  expect(new Set(sent.map(({ headers }) => headers.get('location'))).size).toBe(1);
  expect(await guestsOf(event.id)).toHaveLength(1);
  await join(path, { name: 'Cat', once });
  expect((await guestsOf(event.id)).map(({ name }) => name)).toEqual(['Ben', 'Cat']);
});

test('sees no place and no names until the host approves', async () => {
  const { event, path } = await shared({ requiresApproval: true, location: '14 Linden Row' });
  await addGuestsFor(maya, event.id, ['ben@example.org']);
  expect((await open(app, path)).text).not.toMatch(/Linden/);
  const own = (await join(path, { name: 'Cat' })).headers.get('location')?.replace('?joined', '') ?? '';
  const waiting = await open(app, own);
  expect(waiting.text).toContain('Your answer is with the host');
  expect(waiting.text).not.toMatch(/Linden|Who comes/);
  const [, cat] = await guestsOf(event.id);
  expect(cat).toMatchObject({ awaitsApproval: true, status: 'invited' });
  await maya.call(changeAttendee, { params: { id: cat?.id ?? 0 }, body: { approved: true } });
  const inside = await open(app, own);
  expect(inside.text).toContain('You are in');
  expect(inside.text).toContain('14 Linden Row');
});

test('the join page does not show who is on the list', async () => {
  const { event, path } = await shared();
  await addGuestsFor(maya, event.id, ['ben@example.org']);
  await join(path, { name: 'Catarina Alves' });
  const { html, text } = await open(app, path);
  expect(html).not.toMatch(/Catarina|ben@|host@/);
  expect(text).not.toMatch(/accepted|pending/);
});

test('of 8 concurrent newcomers for 3 seats, 3 get a seat and 5 the waitlist', async () => {
  const { event, path } = await shared({ maxAttendees: 4 });
  await Promise.all(Array.from({ length: 8 }, (_, n) => join(path, { name: `Guest ${n}` })));
  expect((await maya.call(getEvent, { params: { id: event.id } })).body.heads).toBe(4);
  const places = (await guestsOf(event.id)).flatMap(({ placeInLine }) => placeInLine ?? []);
  expect(places.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
});

describe('the public page', () => {
  test('exists only while the night is public', async () => {
    const event = await addEventFor(maya, { title: 'Open table' });
    const path = `/night/${event.publicId}`;
    expect((await open(app, path)).status).toBe(404);
    await maya.call(changeEvent, { params: { id: event.id }, body: { isPublic: true } });
    expect((await open(app, path)).text).toContain('Open table');
    await maya.call(changeEvent, { params: { id: event.id }, body: { isPublic: false } });
    expect((await open(app, path)).status).toBe(404);
    expect((await join(path, { name: 'Ben' })).status).toBe(404);
    expect(await guestsOf(event.id)).toEqual([]);
  });

  test.each([
    [{}, true],
    [{ showsPlace: false }, false],
    [{ requiresApproval: true }, false],
  ])('shows the place only if everybody may see it: %j', async (changes, isShown) => {
    const { publicId } = await addEventFor(maya, { isPublic: true, location: '14 Linden Row', ...changes });
    expect((await open(app, `/night/${publicId}`)).text.includes('14 Linden Row')).toBe(isShown);
  });

  test('accepts newcomers and names nobody', async () => {
    const event = await addEventFor(maya, { isPublic: true });
    const path = `/night/${event.publicId}`;
    expect((await join(path, { name: 'Catarina' })).headers.get('location')).toMatch(/^\/rsvp\//);
    expect(await guestsOf(event.id)).toMatchObject([{ name: 'Catarina', status: 'accepted' }]);
    expect((await open(app, path)).html).not.toContain('Catarina');
  });
});

describe('on a public server', () => {
  let post: MailServer;
  let site: TestApp;
  let indoors: TestApp;
  beforeAll(async () => {
    post = await startMailServer();
    site = await startTestApp({ environment: publicEnvironment(post) });
    indoors = await startTestApp({ databaseOf: site });
  });
  afterAll(async () => {
    await indoors.close();
    await site.close();
    await post.close();
  });
  const joinFrom = async (address: string, path: string, name: string) =>
    (await send(site, path, { name, email: '', along: '0' }, { 'X-Forwarded-For': address })).status;

  async function openNight() {
    const host = await makeOwner(indoors, { isPremiumPlus: true });
    const { id } = await addEventFor(host);
    const guests = () => site.services.db.$count(eventAttendees, eq(eventAttendees.eventId, id));
    return { id, path: await sharedPath(host, id), guests };
  }

  test('one IP address can join ten times an hour, and others still can', async () => {
    const { path, guests } = await openNight();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push(await joinFrom('203.0.113.1', path, `Guest ${n}`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
    expect(await joinFrom('203.0.113.2', path, 'Neighbour')).toBe(303);
    expect(await guests()).toBe(12);
  });

  test('a night accepts 200 newcomers a day in total', async () => {
    const { id, path, guests } = await openNight();
    expect(await joinFrom('198.51.100.1', path, 'First')).toBe(303);
    const counted = await site.services.db
      .update(rateLimits)
      .set({ points: 199 })
      .where(eq(rateLimits.key, `join of night:${id}`))
      .returning({ key: rateLimits.key });
    expect(counted).toHaveLength(1);
    expect(await joinFrom('198.51.100.2', path, 'The 200th')).toBe(303);
    expect(await joinFrom('198.51.100.3', path, 'One too many')).toBe(429);
    expect(await guests()).toBe(3);
  });
});
