import { expect, test } from 'vitest';
import { newWindows } from '#tests/support/browser/new-windows.ts';
import { makeOwner } from '#tests/support/server/owners.ts';

const windows = newWindows();

test('an owner chooses German, reads screens in it, also after signing in elsewhere, and goes back to English', async () => {
  const ana = await makeOwner(windows.app, { firstName: 'Ana' });
  const page = await windows.of(ana.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${windows.app.origin}/profile`);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Language', { exact: true }).selectOption('Deutsch');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.getByRole('button', { name: 'Profil bearbeiten' }).waitFor();
  const languageOf = () => page.locator('html').getAttribute('lang');
  expect(await languageOf()).toBe('de');
  await page.goto(`${windows.app.origin}/game-nights`);
  await page.getByRole('heading', { name: 'Spieleabende' }).first().waitFor();

  const elsewhere = await windows.of(ana.email);
  await elsewhere.goto(`${windows.app.origin}/profile`);
  await elsewhere.getByRole('button', { name: 'Profil bearbeiten' }).click();
  await elsewhere.getByLabel('Sprache', { exact: true }).selectOption('English');
  await elsewhere.getByRole('button', { name: 'Profil speichern' }).click();
  await elsewhere.getByRole('button', { name: 'Edit Profile' }).waitFor();
});
