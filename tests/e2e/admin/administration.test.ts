import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createEvent } from '#shared/nights/events-contract.ts';
import { newWindows } from '#tests/support/browser/new-windows.ts';
import { addGuestsFor, eventPayload } from '#tests/support/rows/event-payloads.ts';
import { ADMIN } from '#tests/support/server/administrators.ts';
import { guestPath } from '#tests/support/server/guest-pages.ts';
import { makeOwner } from '#tests/support/server/owners.ts';
import { lastCode } from '#tests/support/server/sign-in.ts';

const windows = newWindows({ environment: ADMIN });
const { app } = windows;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a guest reports a page; the administrator signs in again, disables the account, and its page is closed', async () => {
  const host = await makeOwner(app, { firstName: 'Mallory', lastName: 'Knox' });
  const night = await host.call(createEvent, {
    body: eventPayload({ title: 'Verify your bank', hostEmail: host.email }),
  });
  const [guest = 0] = await addGuestsFor(host, night.body.id, ['bea@example.org']);
  const path = await guestPath(host, guest);

  const guestWindow = await windows.browser.newPage();
  await guestWindow.goto(app.origin + path);
  await guestWindow.getByRole('link', { name: 'Report this page' }).click();
  await guestWindow.getByLabel('It deceives').check();
  await guestWindow.getByLabel('In your words').fill('A bank does not ask me to games.');
  await press(guestWindow, 'Send report');
  await guestWindow.getByRole('heading', { name: 'Thank you' }).waitFor();

  const page = await windows.of(ADMIN.ADMIN_EMAILS);
  await page.goto(`${app.origin}/admin?tab=reports`);
  // The window's session does not say when it began: it counts as old.
  await page.getByRole('heading', { name: 'Is it still you?' }).waitFor();
  await page.getByRole('link', { name: 'Sign In Again' }).click();
  await page.getByLabel('E-mail').fill(ADMIN.ADMIN_EMAILS);
  await page.keyboard.press('Enter');
  await page.locator('input[name=code]').waitFor();
  await page.locator('input[name=code]').fill(await lastCode(app, ADMIN.ADMIN_EMAILS));
  await page.keyboard.press('Enter');
  await page.getByText('A bank does not ask me to games.').first().waitFor();
  expect(page.url()).toBe(`${app.origin}/admin?tab=reports`);

  await page.getByRole('link', { name: host.email }).first().click();
  await page.getByRole('heading', { name: 'Mallory Knox' }).waitFor();
  expect(await page.getByText('Verify your bank').count()).toBe(0);
  await press(page, 'Disable...');
  await press(page, 'Disable');
  await page.getByText(/Disabled since/).waitFor();
  expect((await guestWindow.goto(app.origin + path))?.status()).toBe(404);

  await press(page, 'Give a Plan');
  await page.keyboard.press('Escape');
  await press(page, 'Enable');
  await page.locator('.toast').getByText('can sign in again').waitFor();
  expect((await guestWindow.goto(app.origin + path))?.status()).toBe(200);

  await press(page, 'Delete...');
  await page.getByLabel(`Type ${host.email}`).fill(host.email);
  await press(page, 'Delete Account');
  await page.getByText('Account deleted', { exact: true }).waitFor();
  await page.getByRole('tab', { name: 'Audit' }).click();
  await page.getByText(`deleted account ${host.id} (deleted).`).waitFor();
  await page.goBack();
  await page.getByRole('searchbox', { name: 'Search people' }).fill('mallory');
  await page.getByRole('heading', { name: 'Nobody is like that' }).waitFor();
});
