import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addAttendees } from '#shared/nights/attendees-contract.ts';
import { listEvents, sendInvitations } from '#shared/nights/events-contract.ts';
import { removeHost } from '#shared/organizations/hosts-contract.ts';
import { addEventFor } from '#tests/support/rows/event-payloads.ts';
import { expandSection } from '#tests/support/screens/game-night-screens.ts';
import { addGameFor } from '#tests/support/rows/game-payloads.ts';
import { newWindows } from '#tests/support/browser/new-windows.ts';
import { askToHost, makeOrganization } from '#tests/support/server/organization.ts';
import { makeOwner } from '#tests/support/server/owners.ts';

const windows = newWindows();
test('an invitation of another host is answered in the app, and counted for the host', async () => {
  const host = await makeOwner(windows.app, { firstName: 'Jonas', lastName: 'Okafor' });
  const guest = await makeOwner(windows.app);
  const { id } = await addEventFor(host, { title: 'At Jonas’s', timeZone: 'Pacific/Auckland' });
  const attendees = [{ email: guest.email, name: null }];
  await host.call(addAttendees, { params: { id }, body: { attendees } });
  await host.call(sendInvitations, { params: { id } });
  const page = await windows.of(guest.email);
  await page.goto(`${windows.app.origin}/game-nights`);
  await page.getByRole('button', { name: /^Accept:/ }).click();
  await page.getByText('Your response has been recorded.', { exact: true }).first().waitFor();
  const seen = await host.fetch('/api/events');
  expect(await seen.json()).toMatchObject([{ heads: 2, pending: 0 }]);
  await page.getByRole('button', { name: /^All Details:/ }).click();
  await page.waitForURL(/\/rsvp\//);
  await page.getByRole('heading', { name: 'At Jonas’s', level: 1 }).waitFor();
  await page.getByText('You are in', { exact: true }).waitFor();
});

test(
  'a host plans a night for the organization that invited them, and loses access on removal',
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
    await expandSection(ben, 'Games');
    await ben.getByText('Root', { exact: true }).first().waitFor();
    expect((await cellar.call(listEvents, {})).body.map(({ title }) => title)).toEqual(['Cellar night']);

    await ben.goto(`${windows.app.origin}/game-nights`);
    await ben.getByRole('radio', { name: 'Myself' }).check();
    await ben.getByRole('heading', { name: 'No game nights yet' }).waitFor();
    // Whoever opens the address of a night hosts for whom it belongs to.
    await ben.goto(night);
    await ben.getByRole('group', { name: 'Attendees' }).getByText('Dice Cellar').waitFor();

    expect((await cellar.call(removeHost, { params: { id: membership } })).status).toBe(204);
    await ben.getByRole('heading', { name: 'No Event at This Address' }).waitFor({ timeout: 30_000 });
    await ben.getByRole('link', { name: 'See Your Events' }).click();
    await ben.getByRole('heading', { name: 'No game nights yet' }).waitFor();
    await expect.poll(() => ben.getByRole('group', { name: 'Host for' }).count()).toBe(0);
  },
);
