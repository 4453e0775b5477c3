import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addAttendees } from '#shared/contracts/attendees.ts';
import { createGroup } from '#shared/contracts/groups.ts';
import { listEvents, sendInvitations } from '#shared/contracts/events.ts';
import { removeHost } from '#shared/contracts/hosts.ts';
import { addEventFor } from '#tests/support/event-payloads.ts';
import { unfold } from '#tests/support/game-night-screens.ts';
import { addGameFor } from '#tests/support/game-payloads.ts';
import { newWindows } from '#tests/support/new-windows.ts';
import { askToHost, makeOrganization } from '#tests/support/organization.ts';
import { makeOwner } from '#tests/support/owners.ts';

const windows = newWindows();
let page: Page;

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

test(
  'a host plans a night in the name of the organization that asked them, and loses it the moment they are removed',
  { tags: ['rare'] },
  async () => {
    // A second try is by somebody whom no other organization asks.
    const email = `ben-${randomUUID()}@example.org`;
    const cellar = await makeOrganization(windows.app);
    await addGameFor(cellar, { title: 'Root' });
    const membership = await askToHost(cellar, { email });

    const ben = await windows.of(email);
    await ben.setViewportSize({ width: 390, height: 844 });
    await ben.goto(`${windows.app.origin}/game-nights`);
    await ben.getByRole('heading', { name: 'Dice Cellar asks you to host' }).waitFor();
    await ben.getByRole('button', { name: 'Accept to host for Dice Cellar' }).click();
    const choice = ben.getByRole('radio', { name: 'Dice Cellar' });
    await expect.poll(() => choice.isChecked()).toBe(true);
    await ben.getByText('Dice Cellar: Premium Plus').waitFor();

    await ben.getByRole('button', { name: 'Create Game Night', exact: true }).click();
    await ben.getByText('You host this night for Dice Cellar.').waitFor();
    await ben.getByLabel('Event Title').fill('Cellar night');
    await ben.getByLabel(/^Date/).fill('2999-05-03');
    await ben.getByLabel('Time', { exact: false }).first().fill('19:30');
    await ben.getByRole('button', { name: 'Root' }).click();
    await ben.getByRole('button', { name: 'Create Game Night', exact: true }).click();
    await ben.waitForURL(/\/game-nights\/\d+$/);
    const night = ben.url();
    await ben.getByRole('group', { name: 'Attendees' }).getByText('Dice Cellar').waitFor();
    await unfold(ben, 'Games');
    await ben.getByText('Root', { exact: true }).first().waitFor();
    expect((await cellar.call(listEvents, {})).body.map(({ title }) => title)).toEqual(['Cellar night']);

    await ben.goto(`${windows.app.origin}/game-nights`);
    await ben.getByRole('radio', { name: 'Myself' }).check();
    await ben.getByRole('heading', { name: 'No game nights yet' }).waitFor();
    // Whoever opens the address of a night hosts for whom it belongs to.
    await ben.goto(night);
    await ben.getByRole('group', { name: 'Attendees' }).getByText('Dice Cellar').waitFor();

    await cellar.call(removeHost, { params: { id: membership } });
    await ben.getByRole('heading', { name: 'No Event at This Address' }).waitFor({ timeout: 30_000 });
    await ben.getByRole('link', { name: 'See Your Events' }).click();
    await ben.getByRole('heading', { name: 'No game nights yet' }).waitFor();
    await expect.poll(() => ben.getByRole('group', { name: 'Host for' }).count()).toBe(0);
  },
);
