import { beforeEach, describe, expect, test } from 'vitest';
import { changeAttendee, listAttendees } from '#shared/nights/attendees-contract.ts';
import { changeEvent } from '#shared/nights/events-contract.ts';
import { addEventFor, addGuestsFor, addresses } from '#tests/support/rows/event-payloads.ts';
import { guestPath, open, send, sharedPath, wholeDatabase } from '#tests/support/server/guest-pages.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const BEFORE = '2999-12-06T19:00:00Z';
const AFTER = '2999-12-07T18:30:00Z';

const app = testApp();
let maya: Person;
let eventId: number;
let paths: string[];
beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', isPremiumPlus: true });
  eventId = (await addEventFor(maya, { date: BEFORE, timeZone: 'Europe/Lisbon', maxAttendees: 3 })).id;
  paths = [];
  for (const id of await addGuestsFor(maya, eventId, addresses(4))) paths.push(await guestPath(maya, id));
  await send(app, paths[0] ?? '', { status: 'accepted', name: 'Ana', brings: 'Cake' });
  await send(app, paths[1] ?? '', { status: 'maybe', name: 'Ben' });
});

const moveTo = (date: string) => maya.call(changeEvent, { params: { id: eventId }, body: { date } });
const page = async (index: number) => open(app, paths[index] ?? '');
const listed = async () =>
  (await maya.call(listAttendees, { params: { id: eventId } })).body
    .filter(({ isHost }) => !isHost)
    .map(({ status, movedFrom, confirmedMoveAt }) => [status, movedFrom, confirmedMoveAt !== null]);

const WAS_AND_IS = 'It was Fri 6 Dec 2999, 19:00; now it is Sat 7 Dec 2999, 18:30';

test('after a move the page shows the old and the new date, and asks guests who answered again', async () => {
  expect((await page(0)).text).not.toContain('Still in?');
  await moveTo(AFTER);
  const { text, html } = await page(0);
  expect(text).toContain('Still in?');
  expect(text.replaceAll(/ ?(?:<b>|<\/b>) ?/g, ' ').replaceAll(/\s+/g, ' ')).toContain(WAS_AND_IS);
  expect(html).toContain('data-for="accepted">Still in<');
  expect(text).not.toContain('Change your answer');
  expect(text).not.toContain('Save changes');
  expect(text.indexOf('Your name')).toBeLessThan(text.indexOf('Add to calendar'));
  const maybe = (await page(1)).text;
  expect(maybe).toContain('Does the new time suit you?');
  expect(maybe).not.toContain('Still in?');
});

test('after a move a guest who declined is asked whether they could come now', async () => {
  await send(app, paths[1] ?? '', { status: 'declined', name: 'Ben' });
  await moveTo(AFTER);
  const { text, html } = await page(1);
  expect(text).toContain('Could you come now?');
  expect(html).not.toMatch(/value="declined" required checked/);
});

test('after a move, reloading the confirmation page asks again', async () => {
  const saved = `${paths[0] ?? ''}?saved`;
  expect((await open(app, saved)).text).toContain('Your answer is saved.');
  await moveTo(AFTER);
  const { text } = await open(app, saved);
  expect(text).toContain('Still in?');
  expect(text).not.toContain('Your answer is saved.');
});

test('opening the question changes nothing; an answer keeps the other fields', async () => {
  await moveTo(AFTER);
  const before = await wholeDatabase(app);
  await page(0);
  expect(await wholeDatabase(app)).toEqual(before);
  expect((await send(app, `${paths[0]}/answer`, { say: 'accepted' })).headers.get('location')).toBe(
    `${paths[0]}?saved`,
  );
  const { text, html } = await page(0);
  expect(text).not.toContain('Still in?');
  expect(text).toContain('You are in');
  expect(html).toContain('value="Cake"');
});

test('"No" withdraws what the guest wanted to bring', async () => {
  await moveTo(AFTER);
  const { status } = await send(app, `${paths[0]}/answer`, { say: 'declined', status: 'accepted', brings: 'Cake' });
  expect(status).toBe(303);
  const guests = (await maya.call(listAttendees, { params: { id: eventId } })).body;
  expect(guests.find(({ name }) => name === 'Ana')).toMatchObject({ status: 'declined', brings: null });
});

describe('the host', () => {
  test('sees who confirmed again and who did not', async () => {
    await moveTo(AFTER);
    await send(app, `${paths[0]}/answer`, { say: 'accepted' });
    const [ana, ben, silent] = await listed();
    expect(ana).toEqual(['accepted', null, true]);
    expect(ben).toEqual(['maybe', new Date(BEFORE).toISOString(), false]);
    expect(silent).toEqual(['invited', null, false]);
  });

  test('who moves a night twice sees it compared with the last known date; moving it back asks nobody', async () => {
    await moveTo(AFTER);
    await moveTo('2999-12-08T19:00:00Z');
    expect((await listed())[0]?.[1]).toBe(new Date(BEFORE).toISOString());
    await moveTo(BEFORE);
    expect((await listed())[0]).toEqual(['accepted', null, false]);
    expect((await page(0)).text).not.toContain('Still in?');
  });

  test('who changes other fields causes no question', async () => {
    await maya.call(changeEvent, { params: { id: eventId }, body: { location: 'Elsewhere', durationMinutes: 60 } });
    expect((await listed())[0]).toEqual(['accepted', null, false]);
  });
});

test.each([
  ['of an unknown kind', { say: 'perhaps' }, 400],
  ['that is missing', {}, 400],
])('an answer %s is rejected', async (_, fields, status) => {
  await moveTo(AFTER);
  expect((await send(app, `${paths[0]}/answer`, fields)).status).toBe(status);
  expect((await listed())[0]?.[1]).toBe(new Date(BEFORE).toISOString());
});

test('an answer from another site is rejected', async () => {
  await moveTo(AFTER);
  const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
  expect((await send(app, `${paths[0]}/answer`, { say: 'declined' }, headers)).status).toBe(403);
  expect((await listed())[0]?.[0]).toBe('accepted');
});

test('a guest who is approved after a move is still asked, because they answered before it', async () => {
  const night = await addEventFor(maya, { date: BEFORE, requiresApproval: true });
  const joinPath = await sharedPath(maya, night.id);
  const own = (await send(app, joinPath, { name: 'Cat', along: '0', email: '' })).headers.get('location') ?? '';
  await maya.call(changeEvent, { params: { id: night.id }, body: { date: AFTER } });
  const { body } = await maya.call(listAttendees, { params: { id: night.id } });
  const cat = body.find(({ name }) => name === 'Cat')?.id ?? 0;
  const { body: inside } = await maya.call(changeAttendee, { params: { id: cat }, body: { approved: true } });
  expect(inside).toMatchObject({ status: 'accepted', movedFrom: new Date(BEFORE).toISOString() });
  expect((await open(app, own.replace('?joined', ''))).text).toContain('Still in?');
});

test('a guest on the waitlist sees their place beside the question', async () => {
  await send(app, paths[2] ?? '', { status: 'accepted', along: '1' });
  await moveTo(AFTER);
  const { text } = await page(2);
  expect(text).toContain('Still in?');
  expect(text).toContain('You are number 1 on the waitlist.');
  expect(text).not.toContain('Your seat is kept');
});
