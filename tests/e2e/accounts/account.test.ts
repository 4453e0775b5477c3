import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PNG } from '#tests/support/accounts/pixels.ts';
import { newWindows } from '#tests/support/browser/new-windows.ts';

const windows = newWindows({ environment: { DEFAULT_PLAN: 'premium_plus' } });
const { app } = windows;

const newcomer = () => `${crypto.randomUUID()}@example.org`;
const heading = (page: Page, level = 1) => page.getByRole('heading', { level }).first();

test('name, time zone and picture are changed, and the picture is resized to 256 pixels', async () => {
  const page = await windows.of(newcomer());
  await page.goto(`${app.origin}/profile`);
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.click();
  await page.getByLabel('First Name').fill('Zoë');
  await page.getByLabel('Last Name').fill('Ng');
  await page.getByLabel('Time Zone').selectOption('Asia/Tokyo');
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG });
  await page.getByRole('button', { name: 'Remove Picture' }).waitFor();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect.poll(() => heading(page).innerText()).toBe('Zoë Ng');
  await page.getByText('Asia/Tokyo').waitFor();
  await expect.poll(() => edit.evaluate((button) => button === document.activeElement)).toBe(true);
  const size = await page.evaluate(async () => {
    const { profileImageUrl } = (await (await fetch('/api/auth/user')).json()) as { profileImageUrl: string };
    const bitmap = await createImageBitmap(await (await fetch(profileImageUrl)).blob());
    return [bitmap.width, bitmap.height];
  });
  expect(size).toEqual([256, 256]);
});

test('an account is exported completely, and restored from the file into an empty one', async () => {
  const demo = await (await windows.browser.newContext()).newPage();
  await demo.context().request.get(`${app.origin}/api/auth/demo`, { maxRedirects: 0 });
  await demo.goto(`${app.origin}/profile`);
  const arrival = demo.waitForEvent('download');
  await demo.getByRole('link', { name: 'Download Everything' }).click();
  const download = await arrival;
  expect(download.suggestedFilename()).toMatch(/^rollcall-\d{4}-\d\d-\d\d\.json$/);
  const buffer = await readFile(await download.path());
  const { games } = JSON.parse(buffer.toString()) as { games: { isWishlist: boolean; isExpansion: boolean }[] };

  const page = await windows.of(newcomer());
  await page.goto(`${app.origin}/import`);
  const file = { name: 'rollcall.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Restore Everything' }).click();
  await page.getByRole('heading', { name: 'Everything is back' }).waitFor();
  await page.getByText('Guests of coming nights hear nothing before you invite them again.').waitFor();
  await page.getByRole('link', { name: 'View My Collection' }).click();
  const owned = games.filter(({ isWishlist, isExpansion }) => !isWishlist && !isExpansion).length;
  await page.getByRole('tab', { name: `Owned Games (${owned})` }).waitFor();
});

test('deleting an account requires its email, shows a confirmation and signs out', async () => {
  const email = newcomer();
  const page = await windows.of(email);
  await page.goto(`${app.origin}/profile`);
  await page.getByRole('button', { name: 'Delete My Account...' }).click();
  await page.getByRole('textbox').fill('somebody@example.org');
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await page.getByText(`Please type ${email} or DELETE`).waitFor();
  await page.getByRole('textbox').fill(email);
  await page.keyboard.press('Enter');
  await page.getByText('Your account is deleted').waitFor();
  await page.goto(`${app.origin}/profile`);
  await page.getByText('Authentication Required').waitFor();
});

test('signing out clears partly filled forms from the tab', async () => {
  const page = await windows.of(newcomer());
  await page.goto(`${app.origin}/add-game?tab=manual`);
  await page.getByRole('combobox', { name: 'Game Title' }).fill('Our Half Game');
  const stored = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(stored).toContain('Our Half Game');
  await page.getByRole('banner').getByRole('button', { expanded: false }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL(`${app.origin}/`);
  await page.getByRole('link', { name: 'Sign In' }).filter({ visible: true }).first().waitFor();
  expect(await stored()).toBe('');
});
