import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { removeAttendee, resendInvitation } from '#shared/nights/attendees-contract.ts';
import { sendInvitations } from '#shared/nights/events-contract.ts';
import { events } from '#shared/schema/nights.ts';
import { openLog } from '#server/platform/observability/log.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { confirmPath } from '#tests/support/mails/join-mails.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { startTestApp, testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });

async function invite(changes: object = {}) {
  const event = await addEventFor(maya, { title: 'Friday Night', ...changes });
  const [id = 0, other = 0] = await addGuestsFor(maya, event.id, ['ben@example.org', 'cat@example.org']);
  return { event, id, other, path: await guestPath(maya, id) };
}

const NOT_HERE = 'This link does not open';

describe('an invalid link', () => {
  test.each([
    ['unknown', `/rsvp/${'a'.repeat(43)}`],
    ['truncated', '/rsvp/abc'],
    ['empty', '/rsvp'],
    ['unknown join link', `/join/${'a'.repeat(43)}`],
    ['unknown night', '/night/0b0f6c1e-6f0e-4b43-a0d4-5a3d4a8c1c11'],
    ['invalid id', '/night/1'],
    ['below a page', `/rsvp/${'a'.repeat(43)}/more`],
  ])('shows a page with instructions: %s', async (_, path) => {
    const page = await open(app, path);
    expect(page.status).toBe(404);
    expect(page.text).toContain(NOT_HERE);
    expect(page.text).toContain('ask your host');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  test('includes replaced links, links of removed guests, and links of nights that ended 30 days ago', async () => {
    const { event, id, other, path } = await invite();
    const renewed = await guestPath(maya, id, true);
    expect((await open(app, path)).status).toBe(404);
    expect((await send(app, path, { status: 'accepted' })).status).toBe(404);
    expect((await open(app, renewed)).status).toBe(200);

    const others = await guestPath(maya, other);
    await maya.call(removeAttendee, { params: { id: other } });
    expect((await open(app, others)).status).toBe(404);

    const endedDaysAgo = (days: number) =>
      app.services.db
        .update(events)
        .set({ date: sql`now() - make_interval(days => ${days}, mins => ${events.durationMinutes})` })
        .where(eq(events.id, event.id));
    await endedDaysAgo(29);
    expect((await open(app, renewed)).text).toContain('This night is over');
    await endedDaysAgo(31);
    expect((await open(app, renewed)).status).toBe(404);
  });

  test('does not include links of earlier mails, until the host renews the link', async () => {
    const { event, id, path } = await invite();
    const post = () => maya.call(resendInvitation, { params: { id } });
    await maya.call(sendInvitations, { params: { id: event.id } });
    for (let time = 0; time < 2; time += 1) expect((await post()).status).toBe(200);
    expect((await open(app, path)).status).toBe(200);
    expect(await guestPath(maya, id)).toBe(path);
    const renewed = await guestPath(maya, id, true);
    expect((await open(app, path)).status).toBe(404);
    expect((await post()).status).toBe(200);
    expect((await open(app, renewed)).status).toBe(200);
  });

  test('does not include the confirmation link of a guest who was added meanwhile, until it is renewed', async () => {
    const event = await addEventFor(maya);
    await send(app, await sharedPath(maya, event.id), { name: 'Ben', email: 'ben@example.org', along: '0' });
    const asked = await confirmPath(app, event.id, 'ben@example.org');
    const [id = 0] = await addGuestsFor(maya, event.id, ['ben@example.org']);
    const own = await guestPath(maya, id);
    for (let time = 0; time < 2; time += 1)
      expect((await send(app, `${asked}/confirm`, { name: 'Ben', along: '0' })).headers.get('location')).toBe(own);
    expect((await open(app, asked)).status).toBe(200);
    await guestPath(maya, id, true);
    expect((await open(app, asked)).status).toBe(404);
  });

  test('a guest link opens only its own page', async () => {
    const { event, path } = await invite({ isPublic: true });
    const token = path.split('/')[2] ?? '';
    const shared = (await sharedPath(maya, event.id)).split('/')[2] ?? '';
    for (const elsewhere of [`/join/${token}`, `/night/${token}`, `/rsvp/${shared}`, `/rsvp/${event.publicId}`]) {
      expect((await open(app, elsewhere)).status).toBe(404);
    }
    for (const below of [`/api/events/${event.id}`, `/api/events/${event.id}/attendees`]) {
      expect((await open(app, `${below}?token=${token}`)).status).toBe(401);
    }
  });

  test('the link of one night shows nothing of another night of the host', async () => {
    const { path } = await invite();
    await invite({ title: 'Secret tournament', location: 'The cellar' });
    const { text } = await open(app, path);
    expect(text).not.toContain('Secret tournament');
    expect(text).not.toContain('The cellar');
  });

  test('after 30 wrong links in a quarter of an hour further ones get 429, and valid ones still work', async () => {
    const guessed = await startTestApp();
    const host = await makeOwner(guessed);
    const event = await addEventFor(host);
    const [id = 0] = await addGuestsFor(host, event.id, ['ben@example.org']);
    const path = await guestPath(host, id);
    for (let n = 0; n < 30; n += 1) expect((await open(guessed, `/rsvp/guess${n}`)).status).toBe(404);
    for (const address of [`/rsvp/${'b'.repeat(43)}`, '/join/guess', '/night/guess']) {
      const refused = await open(guessed, address);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.text).toContain('Please try again in');
    }
    expect((await open(guessed, path)).status).toBe(200);
    await guessed.close();
  });
});

test('guest pages send no referrer, are not indexed or cached, and set no cookie', async () => {
  const { event, path } = await invite({ isPublic: true });
  for (const address of [path, await sharedPath(maya, event.id), `/night/${event.publicId}`]) {
    const { headers, html } = await open(app, address);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script>|<style|\sstyle=|\son[a-z]+=/);
  }
});

test('a link preview has title and date of the night, but not place and people', async () => {
  const { event, path } = await invite({ location: '14 Linden Row', isPublic: true, timeZone: 'Europe/Lisbon' });
  for (const address of [path, await sharedPath(maya, event.id), `/night/${event.publicId}`]) {
    const [head = ''] = (await open(app, address)).html.split('</head>');
    expect(head).toContain('<meta property="og:title" content="Friday Night">');
    expect(head).toContain(
      '<meta property="og:description" content="Friday 3 May 2999 at 19:00 (Western European Time)">',
    );
    for (const secret of ['Linden', 'Maya', 'ben', path]) expect(head).not.toContain(secret);
  }
});

test('a signed-in host sees the same page as the guest', async () => {
  const { path } = await invite();
  const theirs = await (await maya.fetch(path)).text();
  expect(theirs).toBe((await open(app, path)).html);
});

test('text from users is escaped on every page', async () => {
  const evil = '"><script>alert(1)</script>';
  const host = await makeOwner(app, { firstName: evil, lastName: null, isPremiumPlus: true });
  const event = await addEventFor(host, {
    title: evil,
    location: evil,
    description: evil,
    customMessage: evil,
    bannerUrl: 'https://example.org/"onerror="x.png',
    isPublic: true,
  });
  const [id = 0] = await addGuestsFor(host, event.id, ['ben@example.org']);
  const path = await guestPath(host, id);
  await send(app, path, { status: 'accepted', name: evil, along: '0', arrival: evil, brings: evil, guestNote: evil });
  for (const address of [path, await sharedPath(host, event.id), `/night/${event.publicId}`]) {
    const { html } = await open(app, address);
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('"onerror');
  }
});

test('log lines contain no valid link', async () => {
  const lines: string[] = [];
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) });
  const failing = await startTestApp({ services: { log } });
  await failing.services.db.execute(sql`alter table event_attendees rename to elsewhere`);
  const token = `tok_${'x'.repeat(39)}`;
  const page = await open(failing, `/rsvp/${token}?a=accepted`);
  await failing.close();
  expect(page.status).toBe(500);
  expect(page.text).toContain('That did not work');
  expect(lines.join('')).toContain('/rsvp/...');
  expect(lines.join('')).not.toContain(token);
});

test('a page names the guest for whom it answers', async () => {
  const { path } = await invite();
  expect((await open(app, path)).text).toMatch(
    /answers for the guest who was invited with it ?\. Is that not you\? Ask Maya/,
  );
  await send(app, path, { status: 'accepted', name: 'Ben' });
  expect((await open(app, path)).text).toMatch(
    /This link answers for Ben ?\. Is that not you\? Ask Maya for your own link/,
  );
});
