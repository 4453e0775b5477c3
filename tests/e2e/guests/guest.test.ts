import { and, eq } from 'drizzle-orm';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { listAttendees } from '#shared/nights/attendees-contract.ts';
import { getVotes } from '#shared/nights/votes-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { eventMessages } from '#shared/schema/nights.ts';
import { aVotedNight } from '#tests/support/rows/a-voted-night.ts';
import { addEventFor, addGuestsFor } from '#tests/support/rows/event-payloads.ts';
import { guestPath, sharedPath } from '#tests/support/server/guest-pages.ts';
import { confirmPath } from '#tests/support/mails/join-mails.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { newWindows } from '#tests/support/browser/new-windows.ts';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  timezoneId: 'Europe/Lisbon',
  locale: 'en-GB',
};

const windows = newWindows();
const { app } = windows;
let maya: Person;

beforeEach(async () => {
  maya = await makeOwner(app, { firstName: 'Maya', lastName: 'Lindqvist', isPremiumPlus: true });
});

const openPage = (options: BrowserContextOptions = PHONE): Promise<Page> => windows.open(options);

async function invite(changes: object = {}) {
  const event = await addEventFor(maya, { title: 'Friday Night', timeZone: 'Europe/Lisbon', ...changes });
  const [id = 0] = await addGuestsFor(maya, event.id, ['ben@example.org']);
  return { event, address: app.origin + (await guestPath(maya, id)) };
}
const guests = async (eventId: number) =>
  (await maya.call(listAttendees, { params: { id: eventId } })).body.filter(({ isHost }) => !isHost);

test('on a phone with text of twice the size the page of an invitation is not wider than the screen', async () => {
  const { address } = await invite();
  const page = await openPage();
  await page.goto(address);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('on a phone, %s', (_, javaScriptEnabled) => {
  test('a guest accepts from a mail and downloads the calendar file in two taps, and declines later', async () => {
    const { event, address } = await invite({ location: '14 Linden Row' });
    const page = await openPage({ ...PHONE, javaScriptEnabled });
    await page.goto(`${address}?a=accepted`);
    const confirm = page.getByRole('button', { name: 'Count me in' });
    const box = await confirm.boundingBox();
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await confirm.tap();
    await page.getByText('You are in', { exact: true }).waitFor();
    await expect.poll(() => page.url()).toBe(javaScriptEnabled ? address : `${address}?saved`);
    expect((await guests(event.id))[0]?.status).toBe('accepted');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Calendar file' }).tap();
    expect((await download).suggestedFilename()).toBe('game-night.ics');

    await page.getByRole('radio', { name: 'Decline' }).check();
    await page.getByRole('button', { name: 'Send my regrets' }).tap();
    await page.getByText('You said no').waitFor();
    expect((await guests(event.id))[0]?.status).toBe('declined');
    expect(windows.complaints).toEqual([]);
  });

  test('a guest joins by the shared link and gets a personal link', async () => {
    const { event } = await invite();
    const page = await openPage({ ...PHONE, javaScriptEnabled });
    await page.goto(app.origin + (await sharedPath(maya, event.id)));
    await page.getByLabel('Your name').fill('Liv');
    await page.getByRole('button', { name: 'Join' }).tap();
    await page.getByText('This page is yours').waitFor();
    const own = await page.getByLabel('Your link').inputValue();
    expect(own).toBe(page.url().replace('?joined', ''));
    expect((await guests(event.id)).map(({ name }) => name)).toContain('Liv');
    expect(windows.complaints).toEqual([]);
  });

  test('a guest who joins with an address is listed once they confirm by the link in the mail', async () => {
    const { event } = await invite();
    const page = await openPage({ ...PHONE, javaScriptEnabled });
    await page.goto(app.origin + (await sharedPath(maya, event.id)));
    await page.getByLabel('Your name').fill('Liv');
    await page.getByLabel('E-mail').fill('liv@example.org');
    await page.getByRole('button', { name: 'Join' }).tap();
    await page.getByText('confirm there, and you are in').waitFor();
    expect((await guests(event.id)).map(({ email }) => email)).not.toContain('liv@example.org');

    await page.goto(app.origin + (await confirmPath(app, event.id, 'liv@example.org')));
    await page.getByText('You are not on the list yet.').waitFor();
    await page.getByLabel('How many come with you?').fill('1');
    await page.getByRole('button', { name: 'Confirm' }).tap();
    await page.getByText('Your address is confirmed.').waitFor();
    await page.getByText('You are in', { exact: true }).waitFor();
    expect(await guests(event.id)).toContainEqual(
      expect.objectContaining({ email: 'liv@example.org', status: 'accepted', partySize: 2 }),
    );
    expect(windows.complaints).toEqual([]);
  });
});

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('unsaved input is kept, %s', (_, javaScriptEnabled) => {
  test('when a guest saves an answer, a proposal or votes', async () => {
    const night = await aVotedNight(maya, { guests: ['ben@example.org'] });
    const [azul = 0, heat = 0] = night.gameIds;
    const page = await openPage({ ...PHONE, javaScriptEnabled });
    await page.goto(app.origin + (await guestPath(maya, night.guestIds[0] ?? 0)));
    await page.locator(`[name=want-${heat}]`).check();
    await page.getByLabel('One game that you will not play').selectOption(String(azul));
    await page.getByLabel('How many come with you?').fill('1');
    await page.getByRole('button', { name: 'Save changes' }).tap();
    await page.getByText('Your answer is saved.').waitFor();
    expect(await page.locator(`[name=want-${heat}]`).isChecked()).toBe(true);

    await page.getByText('Bring a game of your own').tap();
    await page.getByLabel('Which game?').fill('Calico');
    await page.getByRole('button', { name: 'I bring it' }).tap();
    await page.getByText('You bring it').waitFor();
    expect(await page.locator(`[name=want-${heat}]`).isChecked()).toBe(true);
    await page.getByLabel('How many come with you?').fill('2');

    await page.getByRole('button', { name: 'Save my votes' }).tap();
    await page.getByText('Your votes are saved.').waitFor();
    expect(await page.getByLabel('How many come with you?').inputValue()).toBe('2');
    expect(await page.getByLabel('One game that you will not play').inputValue()).toBe(String(azul));
    const { body } = await maya.call(getVotes, { params: { id: night.eventId } });
    const counted = body.games.map(({ title, approvals, vetoes, broughtBy }) => [title, approvals, vetoes, broughtBy]);
    expect(counted).toEqual(
      expect.arrayContaining([
        ['Azul', 0, 1, null],
        ['Heat', 1, 0, null],
        ['Calico', expect.any(Number), 0, expect.any(String)],
      ]),
    );
    expect((await guests(night.eventId))[0]?.partySize).toBe(2);
    expect(windows.complaints).toEqual([]);
  });
});

test('a guest answers with the keyboard only, and the notice gets the focus', async () => {
  const { event, address } = await invite();
  const page = await openPage();
  await page.goto(address);
  await page.getByRole('heading', { name: 'Your Response' }).waitFor();
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('value') ?? document.activeElement?.id);
  while ((await focus()) !== 'accepted') await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.getByRole('radio', { name: 'Accept' }).isChecked()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ben');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('One less');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByLabel('How many come with you?').inputValue()).toBe('1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cleo');
  const isAtButton = () => page.evaluate(() => document.activeElement?.matches('button:not([type=button])'));
  while (!(await isAtButton())) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Your answer is saved.').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your answer is saved.');
  expect((await guests(event.id))[0]).toMatchObject({ status: 'accepted', name: 'Ben', partySize: 2 });
});

test('a rejected form keeps its values, and the alert gets the focus', async () => {
  const { address } = await invite({ maxAttendees: 2 });
  const page = await openPage();
  await page.goto(`${address}?a=accepted`);
  await page.getByLabel('How many come with you?').fill('4');
  await page.getByText('Tell Maya more').tap();
  await page.getByLabel('A note to Maya').fill('The whole family');
  await page.getByRole('button', { name: 'Count me in' }).tap();
  await page.getByText('This night has 2 seats in all.').waitFor();
  await expect.poll(() => page.getByRole('alert').evaluate((alert) => alert === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByLabel('How many come with you?').inputValue()).toBe('4');
  await expect.poll(() => page.getByLabel('A note to Maya').inputValue()).toBe('The whole family');
});

test('a second press while the answer is being sent sends no second request', async () => {
  const { address } = await invite();
  const page = await openPage();
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await page.goto(`${address}?a=accepted`);
  await page.getByRole('button', { name: 'One more' }).waitFor();
  const words = await page.locator('.confirm button').evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
    return button.textContent;
  });
  expect(words).toBe('Sending...');
  await page.getByText('Your answer is saved.').waitFor();
  expect(posts).toHaveLength(1);
});

test("in another time zone, the deadline of an offered seat and the time of the host's message are shown in local time too", async () => {
  const { event, address } = await invite();
  await app.services.db
    .update(eventAttendees)
    .set({
      waitingSince: new Date('2999-05-01T10:00:00Z'),
      seatOfferedUntil: new Date('2999-05-02T19:00:00Z'),
      contactAllowedAt: new Date('2999-05-01T10:00:00Z'),
    })
    .where(and(eq(eventAttendees.eventId, event.id), eq(eventAttendees.isHost, false)));
  await app.services.db.insert(eventMessages).values({
    eventId: event.id,
    audience: 'invited',
    text: 'Bring socks.',
    createdAt: new Date('2999-05-01T18:00:00Z'),
  });
  const away = await openPage({ ...PHONE, timezoneId: 'Asia/Tokyo' });
  await away.goto(address);
  await away.getByText('There is room for you').waitFor();
  for (const [part, local] of [
    ['.standing p', 'For you: Friday 3 May at 04:00'],
    ['.message + .hint', 'For you: Thursday 2 May at 03:00'],
  ] as const)
    await expect.poll(() => away.locator(`${part} > .readers-time`).allInnerTexts()).toEqual([local]);
});

test("a guest whose browser says UTC gets the night's own time first, and UTC is not stored as theirs", async () => {
  const { event, address } = await invite({ timeZone: 'America/New_York' });
  const hidden = await openPage({ ...PHONE, timezoneId: 'UTC' });
  await hidden.goto(`${address}?a=accepted`);
  await expect
    .poll(() => hidden.locator('.readers-time').allInnerTexts())
    .toEqual([expect.stringMatching(/^In UTC: /)]);
  await hidden.getByRole('button', { name: 'Count me in' }).tap();
  await hidden.getByText('You are in', { exact: true }).waitFor();
  const [row] = await app.services.db
    .select()
    .from(eventAttendees)
    .where(and(eq(eventAttendees.eventId, event.id), eq(eventAttendees.isHost, false)));
  expect(row?.timeZone).toBeNull();
});

test('a guest in another time zone sees their local time too, and a guest in the same one does not', async () => {
  const { event, address } = await invite();
  const home = await openPage();
  const bytes = new Map<string, number>();
  home.on('requestfinished', async (request) => {
    const { responseBodySize } = await request.sizes();
    const kind = request.resourceType();
    bytes.set(kind, (bytes.get(kind) ?? 0) + responseBodySize);
  });
  await home.goto(address, { waitUntil: 'load' });
  await home.getByRole('button', { name: 'One more' }).waitFor();
  await expect.poll(() => home.locator('.readers-time').count()).toBe(0);
  // The page is light: one small script, one style sheet, and the fonts of the product.
  await expect.poll(() => bytes.get('font')).toBeGreaterThan(0);
  await expect.poll(() => bytes.get('script')).toBeGreaterThan(0);
  expect(bytes.get('script')).toBeLessThan(5_000);
  expect(bytes.get('stylesheet')).toBeLessThan(8_000);
  expect(bytes.get('document')).toBeLessThan(12_000);

  const away = await openPage({ ...PHONE, timezoneId: 'Asia/Tokyo', locale: 'en-US' });
  await away.goto(`${address}?a=accepted`);
  await expect
    .poll(() => away.locator('.readers-time').allInnerTexts())
    .toEqual([expect.stringMatching(/^For you: .* 3:00 am$/)]);
  await away.getByRole('button', { name: 'Count me in' }).tap();
  await away.getByText('You are in', { exact: true }).waitFor();
  const [row] = await app.services.db
    .select()
    .from(eventAttendees)
    .where(and(eq(eventAttendees.eventId, event.id), eq(eventAttendees.isHost, false)));
  expect(row).toMatchObject({ timeZone: 'Asia/Tokyo', hourCycle: 'h12' });
});
