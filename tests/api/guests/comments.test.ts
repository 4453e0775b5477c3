import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeAttendee, removeAttendee } from '#shared/nights/attendees-contract.ts';
import { cancelEvent, changeEvent } from '#shared/nights/events-contract.ts';
import { listNightComments, removeNightComment } from '#shared/nights/night-comments-contract.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { eventAttendees, eventComments } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send, sharedPath } from '#tests/support/server/guest-pages.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { ownerOfEachTest } from '#tests/support/server/test-owner.ts';

const app = testApp();
const maya = ownerOfEachTest(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
const DAY = 86_400_000;

/** A night with comments; Ben and Ana accepted, Cem did not answer. */
async function night(changes: object = {}) {
  const event = await addEventFor(maya, { allowsComments: true, ...changes });
  const ids = await addGuestsFor(maya, event.id, ['ben@example.org', 'ana@example.org', 'cem@example.org']);
  const [ben = '', ana = '', cem = ''] = await Promise.all(ids.map((id) => guestPath(maya, id)));
  await send(app, ben, { status: 'accepted', name: 'Ben Okafor' });
  await send(app, ana, { status: 'declined', name: 'Ana Sá' });
  return { event, ids, ben, ana, cem };
}
const write = (path: string, comment: string, headers?: Record<string, string>) =>
  send(app, `${path}/comments`, { comment }, headers);
const commentsOn = async (id: number) => (await maya.call(listNightComments, { params: { id } })).body;
const textsOn = async (id: number) => (await commentsOn(id)).map(({ text }) => text);
const moveTo = (id: number, date: Date) => app.services.db.update(events).set({ date }).where(eq(events.id, id));

describe('a comment is refused', () => {
  test('while the host has not turned comments on, and the page has none', async () => {
    const { event, ben } = await night({ allowsComments: false });
    const page = await write(ben, 'Hello');
    expect([page.status, page.text.includes('Comments are turned off here.')]).toEqual([409, true]);
    expect((await open(app, ben)).html).not.toContain('id="comments"');
    expect(await textsOn(event.id)).toEqual([]);
  });

  test('by who has not answered, is not let in, or has the shared link alone', async () => {
    const { event, ids, ben, cem } = await night();
    await write(ben, 'Secret soup');
    expect((await write(cem, 'Hello')).text).toContain('Comments are for guests who have answered.');
    const asked = await open(app, cem);
    expect(asked.text).toContain('Once you have answered, you can read and write comments here.');
    expect(asked.text).not.toContain('Secret soup');
    const shared = await sharedPath(maya, event.id);
    expect((await write(shared, 'Hello')).status).toBe(404);
    expect((await open(app, shared)).text).not.toContain('Secret soup');
    await app.services.db
      .update(eventAttendees)
      .set({ awaitsApproval: true })
      .where(eq(eventAttendees.id, ids[0] ?? 0));
    expect((await write(ben, 'Hello')).status).toBe(409);
    expect((await open(app, ben)).text).not.toContain('Secret soup');
    expect(await textsOn(event.id)).toEqual(['Secret soup']);
  });

  test('from another site, empty, or longer than 500 characters, and what was typed is kept', async () => {
    const { event, ben } = await night();
    expect((await write(ben, 'Hello', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await write(ben, '  ')).text).toContain('Please write something');
    const long = await send(app, `${ben}/comments`, { comment: 'x'.repeat(501), status: 'accepted', brings: 'Cake' });
    expect(long.status).toBe(400);
    expect(long.text).toContain('Please use at most 500 characters');
    expect(long.html).toContain('x'.repeat(501));
    expect(long.html).toContain('value="Cake"');
    expect(await textsOn(event.id)).toEqual([]);
  });

  test('beyond the limits of a guest and of a night, and after 20 in an hour', async () => {
    const { event, ids, ben, ana } = await night();
    const rows = (attendeeId: number, count: number) =>
      Array.from({ length: count }, (_, n) => ({ eventId: event.id, attendeeId, text: `${n}` }));
    const { nightComments, nightCommentsOfGuest } = STORAGE_LIMITS;
    await app.services.db.insert(eventComments).values(rows(ids[0] ?? 0, nightCommentsOfGuest.most));
    expect((await write(ben, 'More')).text).toContain('A guest keeps at most 40 comments on a night.');
    await app.services.db
      .insert(eventComments)
      .values(rows(ids[2] ?? 0, nightComments.most - nightCommentsOfGuest.most));
    expect((await write(ana, 'More')).text).toContain('A game night keeps at most 300 comments.');
    for (let n = 0; n < 19; n += 1) await write(ana, 'More');
    expect((await write(ana, 'More')).status).toBe(429);
  });

  test('more than seven days after the night, when they can still be read; before that the page says how long', async () => {
    const { event, ben } = await night({ durationMinutes: 60 });
    await write(ben, 'See you');
    await moveTo(event.id, new Date(Date.now() - 6 * DAY));
    expect((await open(app, ben)).text).toContain('You can write until 7 days after the night.');
    expect((await write(ben, 'That was fun')).status).toBe(303);
    await moveTo(event.id, new Date(Date.now() - 8 * DAY));
    expect((await write(ben, 'Again')).text).toContain('Comments on this night are closed.');
    const page = await open(app, ben);
    expect(page.text).toContain('That was fun');
    expect(page.text).toContain('Comments are closed.');
    expect(page.html).not.toContain('<textarea');
  });
});

test('guests who answered write without an account, and read each other by first name', async () => {
  const { event, ben, ana } = await night();
  expect((await write(ben, 'Soup & <b>bread</b>?\nhttps://example.org')).headers.get('location')).toMatch(
    /\?commented.*#comments$/,
  );
  const own = await open(app, `${ben}?commented`);
  expect(own.text).toContain('Your comment is on the page.');
  expect(own.text).toMatch(/You .+ Soup/);
  const { html, text } = await open(app, ana);
  expect(html).toContain('Soup &amp; &lt;b&gt;bread&lt;/b&gt;?\nhttps://example.org');
  expect(html).not.toContain('href="https://example.org');
  expect(text).toMatch(/Comments Ben /);
  expect(text).not.toContain('Okafor');
  await maya.call(changeEvent, { params: { id: event.id }, body: { showsGuests: false } });
  expect((await open(app, ana)).text).toMatch(/Comments A guest /);
  expect(await commentsOn(event.id)).toMatchObject([{ author: 'Ben Okafor', isHost: false }]);
});

test('a form sent twice counts once, and an answer typed beside it is kept', async () => {
  const { event, ben } = await night();
  await write(ben, 'Hello');
  await write(ben, 'Hello');
  expect(await textsOn(event.id)).toEqual(['Hello']);
  const page = await send(app, `${ben}/comments`, { comment: 'Hi', status: 'accepted', brings: 'Cake' });
  expect(page.status).toBe(200);
  expect(page.html).toContain('value="Cake"');
  expect(await textsOn(event.id)).toEqual(['Hello', 'Hi']);
});

test('a guest removes their own comment alone, and opening links removes nothing', async () => {
  const { event, ids, ben, ana } = await night();
  await write(ben, 'Hello');
  const [comment] = await commentsOn(event.id);
  const drop = String(comment?.id);
  for (const path of [`${ben}/comments`, `${ben}/comments/drop`]) expect((await open(app, path)).status).toBe(303);
  expect((await send(app, `${ana}/comments/drop`, { drop })).status).toBe(404);
  expect((await open(app, ana)).html).not.toContain('comments/drop');
  expect(await textsOn(event.id)).toEqual(['Hello']);
  expect((await send(app, `${ben}/comments/drop`, { drop })).status).toBe(303);
  expect(await textsOn(event.id)).toEqual([]);
  await write(ana, 'Bye');
  await maya.call(removeAttendee, { params: { id: ids[1] ?? 0 } });
  expect(await textsOn(event.id)).toEqual([]);
});

test('the host reads and removes any, also after turning comments off; a cancelled night keeps them', async () => {
  const { event, ids, ben } = await night();
  await write(ben, 'Hello');
  await maya.call(cancelEvent, { params: { id: event.id } });
  expect((await write(ben, 'What a pity')).status).toBe(303);
  expect((await open(app, ben)).text).toContain('What a pity');
  await maya.call(changeAttendee, { params: { id: ids[0] ?? 0 }, body: { name: 'Benjamin' } });
  const off = await addEventFor(maya, {});
  expect(await commentsOn(off.id)).toEqual([]);
  const [first] = await commentsOn(event.id);
  expect(first).toMatchObject({ author: 'Benjamin' });
  expect((await maya.call(removeNightComment, { params: { id: first?.id ?? 0 } })).status).toBe(204);
  expect((await maya.call(removeNightComment, { params: { id: first?.id ?? 0 } })).status).toBe(404);
  expect(await textsOn(event.id)).toEqual(['What a pity']);
});

test('a page with many comments shows the latest ten, and all on request', async () => {
  const { event, ids, ben } = await night();
  const text = 'Shall we begin with something short and loud? '.repeat(10);
  const rows = Array.from({ length: 30 }, (_, n) => ({
    eventId: event.id,
    attendeeId: ids[1] ?? 0,
    text: `${n}: ${text}`,
  }));
  await app.services.db.insert(eventComments).values(rows);
  const page = await open(app, ben);
  expect(page.text).not.toContain('19: Shall');
  expect(page.text).toContain('20: Shall');
  expect(page.text).toContain('Show all 30 comments');
  expect((await open(app, `${ben}?comments=all`)).text).toContain('0: Shall');
});
