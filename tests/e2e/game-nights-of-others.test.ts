import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addAttendees } from '#shared/contracts/attendees.ts';
import { createGroup } from '#shared/contracts/groups.ts';
import { sendInvitations } from '#shared/contracts/events.ts';
import { addEventFor } from '#tests/support/event-payloads.ts';
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

test('an edit says who will be notified, and sends only what changed', async () => {
  const host = await makeOwner(windows.app);
  const { id } = await addEventFor(host, { location: 'Kitchen', timeZone: 'Europe/Lisbon' });
  const attendees = [{ email: 'ana@example.org', name: null }];
  await host.call(addAttendees, { params: { id }, body: { attendees } });
  await host.call(sendInvitations, { params: { id } });
  page = await windows.of(host.email);
  await page.goto(`${windows.app.origin}/game-nights?edit=${id}`);
  await page.getByText('1 guest knows of this night.').waitFor();
  await expect.poll(() => page.getByLabel('Event Title').inputValue()).toBe('Friday night');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push([request.method(), request.postDataJSON()]);
  });
  await page.getByLabel('Location').fill('Balcony');
  await button('Save Changes').click();
  await toast('Game night saved').waitFor();
  await toast('"Friday night" is up to date. Invited guests are told.').waitFor();
  await page.waitForURL(new RegExp(`/game-nights/${id}$`));
  expect(sent).toEqual([['PATCH', { location: 'Balcony' }]]);
});

test('a night that is not the reader’s own is not found in the form', { tags: ['rare'] }, async () => {
  const { id } = await addEventFor(await makeOwner(windows.app));
  await open(`/game-nights?edit=${id}`);
  await page.getByRole('heading', { name: 'No such game night' }).waitFor();
});

test('an invitation to a night of somebody else is answered here, and its host counts it', async () => {
  const host = await makeOwner(windows.app, { firstName: 'Jonas', lastName: 'Okafor' });
  const guest = await makeOwner(windows.app);
  const { id } = await addEventFor(host, { title: 'At Jonas’s', timeZone: 'Pacific/Auckland' });
  const attendees = [{ email: guest.email, name: null }];
  await host.call(addAttendees, { params: { id }, body: { attendees } });
  await host.call(sendInvitations, { params: { id } });
  await host.call(createGroup, { body: { name: 'Fridays', members: [{ email: guest.email, name: 'Robin' }] } });
  page = await windows.of(guest.email);
  await page.goto(`${windows.app.origin}/game-nights`);
  await page.getByRole('heading', { name: 'You Are Invited' }).waitFor();
  await page.getByText('Jonas Okafor invites you').waitFor();
  await page.getByText(/^New Zealand Time, .* on your clock$/).waitFor();
  await button('Accept').press('Enter');
  await toast('RSVP updated').waitFor();
  await toast('Your response has been recorded.').waitFor();
  await expect.poll(() => button('Accept').getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => focusedText()).toBe('Accept');

  await page.route('**/status', (route) => route.abort());
  await button('Decline').click();
  await toast('Error updating RSVP').waitFor();
  await expect.poll(() => button('Accept').getAttribute('aria-pressed')).toBe('true');
  const seen = await host.fetch('/api/events');
  expect(await seen.json()).toMatchObject([{ heads: 2, pending: 0 }]);

  await button('Vote for Games').click();
  const share = page.getByRole('dialog').getByRole('checkbox', { name: /^Share my shelf with Fridays/ });
  await share.click();
  await expect.poll(() => get('/api/memberships')).toMatchObject([{ sharesShelf: true }]);
  await expect.poll(() => page.getByRole('checkbox', { name: /^My own games may be proposed/ }).count()).toBe(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await button('All Details').click();
  await page.waitForURL(/\/rsvp\//);
  await page.getByRole('heading', { name: 'At Jonas’s', level: 1 }).waitFor();
  await page.getByText('You are in', { exact: true }).waitFor();
});
