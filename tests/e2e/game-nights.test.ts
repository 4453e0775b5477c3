import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { createGroup } from '#shared/contracts/groups.ts';
import type { Event } from '#shared/contracts/events.ts';
import { addEventFor, addGuestsFor } from '#tests/support/event-payloads.ts';
import { addGameFor } from '#tests/support/game-payloads.ts';
import { newWindows } from '#tests/support/new-windows.ts';
import { makeOwner } from '#tests/support/owners.ts';

const windows = newWindows();
let page: Page;

/** A new person's window at an address of the site. */
async function open(path: string, account: object = {}): Promise<void> {
  page = await windows.of(`${crypto.randomUUID()}@example.org`, account);
  await page.goto(windows.app.origin + path);
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByText(text, { exact: true }).first();
const get = <T>(path: string) => page.evaluate(async (to) => (await fetch(to)).json() as Promise<T>, path);
const focusedText = () => page.evaluate(() => document.activeElement?.textContent);
const events = () => get<(Omit<Event, 'date'> & { date: string })[]>('/api/events');

async function fillIn(title: string): Promise<void> {
  await page.getByLabel('Event Title').fill(title);
  await page.getByLabel(/^Date/).fill('2999-05-03');
  await page.getByLabel('Time', { exact: false }).first().fill('19:30');
}

test('by keyboard alone, on a phone, the first game night is created', async () => {
  await open('/game-nights', { firstName: null });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('heading', { name: 'No game nights yet' }).waitFor();
  await page.getByText('1 game night per month, with up to 4 games on it.').waitFor();
  await button('Create Your First Game Night').press('Enter');
  await expect.poll(focusedText).toBe('Create Game Night');

  await expect.poll(() => page.getByLabel('Event Title').inputValue()).toMatch(/^Game night/);
  await pressTabTo(/^Event Title/);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await pressTabTo(/^Create Game Night$/);
  await page.keyboard.press('Enter');
  for (const message of ['Event title is required', 'Date is required'])
    await page.getByText(message, { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('title');
  // The form focuses its first invalid field once more by a timer, which fires before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));

  await page.keyboard.type('Friday at ours');
  await pressTabTo(/^Date/);
  await page.keyboard.type('05032999');
  await pressTabTo(/^Time/);
  await page.keyboard.type('0730PM');
  await pressTabTo(/^Your Name/);
  await page.keyboard.type('Nora');
  await pressTabTo(/^Guests' Email/);
  await page.keyboard.type('Ana <ana@example.org>, bob');
  await page.getByText('1 guest, 1 entry without a valid address').waitFor();
  await page.keyboard.type('@example.org');
  await page.getByText('2 guests', { exact: true }).waitFor();
  await page.getByText('No mail yet. Next: Send 2 invitations.').waitFor();
  await pressTabTo(/^More/);
  await page.keyboard.press('Enter');
  await pressTabTo(/^Max Attendees/);
  await page.keyboard.type('6');
  await pressTabTo(/^Create Game Night$/);
  await page.keyboard.press('Enter');

  await toast('Game night created successfully!').waitFor();
  await toast('Your game night has been scheduled.').waitFor();
  await page.waitForURL(/\/game-nights\/\d+$/);
  await expect
    .poll(() => events())
    .toMatchObject([{ title: 'Friday at ours', maxAttendees: 6, guests: 2, status: 'scheduled' }]);
  expect(await get('/api/auth/user')).toMatchObject({ firstName: 'Nora' });
  await page.getByRole('button', { name: 'Send 2 Invitations Now' }).press('Enter');
  await toast('Invitations sent!').waitFor();
});

test('the next night is as the last one was: a day, a group, a game and Create, and no more than that', async () => {
  const host = await makeOwner(windows.app, { isPremiumPlus: true });
  await addGameFor(host, { title: 'Azul' });
  await host.call(createGroup, {
    body: { name: 'Friday Table', members: [{ email: 'ana@example.org', name: 'Ana' }, { email: 'ben@example.org' }] },
  });
  const last = await addEventFor(host, { location: '14 Linden Row', durationMinutes: 180, timeZone: 'UTC' });
  await addGuestsFor(host, last.id, ['cleo@example.org']);
  page = await windows.of(host.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${windows.app.origin}/game-nights?create`);
  await page.getByText('Start, length and place as last time.').waitFor();
  await page.getByRole('group', { name: 'Next days' }).getByRole('button').first().click();
  await expect.poll(() => page.getByLabel('Event Title').inputValue()).toMatch(/day at Robin’s$/);
  await page.getByRole('button', { name: /^Friday Table/ }).click();
  await page.getByRole('button', { name: 'cleo@example.org' }).click();
  await page.getByText('3 guests', { exact: true }).waitFor();
  await page.getByRole('group', { name: 'Games for the night' }).getByRole('button', { name: 'Azul' }).click();
  await button('Create Game Night').click();
  await page.getByRole('button', { name: 'Send 3 Invitations Now' }).waitFor();
  const made = (await events()).find(({ id }) => id !== last.id);
  expect(made).toMatchObject({ guests: 3, location: '14 Linden Row', durationMinutes: 180 });
  expect(made?.date.slice(11, 16)).toBe('18:00');
});

test(
  'a night in the past is asked about, and recorded as played it leads to the wrap-up',
  { tags: ['rare'] },
  async () => {
    await open('/game-nights?create');
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(/^Date/).fill(yesterday);
    await page.getByLabel('Time', { exact: false }).first().fill('00:30');
    await page.getByLabel("Guests' Email Addresses").fill('Ana <ana@example.org>');
    await button('Create Game Night').click();
    const dialog = page.getByRole('alertdialog', { name: 'A Night in the Past' });
    await dialog.getByText(/^This was .*\. Record it as played\?/).waitFor();
    await dialog.getByRole('button', { name: 'Change the Date' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('day');
    await expect.poll(() => events()).toEqual([]);
    await button('Create Game Night').click();
    await dialog.getByRole('button', { name: 'Record It as Played' }).click();
    await page.waitForURL(/\/wrap-up$/);
    await page.getByText('2 of 2').waitFor();
  },
);

describe('on the Free plan', () => {
  test('a second night of the month is refused with what lifts the limit, and nothing typed is lost', async () => {
    const host = await makeOwner(windows.app);
    await addEventFor(host);
    page = await windows.of(host.email);
    await page.goto(`${windows.app.origin}/game-nights`);
    await page.getByText('You have used the nights of this month; next month starts at zero.').waitFor();
    await button('Create Game Night').click();
    const refusal = 'Free allows 1 game night a calendar month, deleted ones included. Premium lifts this limit.';
    await page.getByText(refusal).waitFor();
    await fillIn('One too many');
    await button('Create Game Night').click();
    await toast('Error creating game night').waitFor();
    await page.getByRole('alert').getByText(refusal).waitFor();
    await expect.poll(() => page.getByLabel('Event Title').inputValue()).toBe('One too many');
    await expect.poll(() => events()).toHaveLength(1);
    await page.getByRole('link', { name: 'See Plans' }).first().click();
    await page.waitForURL(/\/premium$/);
  });
});

const nameOfFocused = () => {
  const element = document.activeElement;
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
  return (labels?.[0]?.textContent ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
};

/** Presses Tab until an element with this name has the focus; throws if none gets it. */
async function pressTabTo(name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(nameOfFocused);
    if (name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`Tab did not reach ${name}; it passed ${passed.join(', ')}`);
}
