import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { testApp } from '#tests/support/server/test-app.ts';

const app = testApp({ screens: true });
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a story is swiped on a phone, shared by a link, read by a stranger without script, and taken back', async () => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await phone.request.get(`${app.origin}/api/auth/demo`, { maxRedirects: 0 });
  const page = await phone.newPage();
  await page.goto(`${app.origin}/plays`);
  await page.getByRole('link', { name: 'Your Year' }).click();
  await page.getByRole('heading', { name: 'Plays', exact: true }).waitFor();
  await expect.poll(() => page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  const announced = () => page.locator('section output').textContent();
  await page.getByRole('list', { name: 'Cards' }).evaluate((list) => list.scrollTo({ left: list.clientWidth * 2 }));
  await expect.poll(announced).toContain('Card 3 of');
  await page.mouse.click(330, 400);
  await expect.poll(announced).toContain('Card 4 of');

  await page.getByRole('list', { name: 'Cards' }).evaluate((list) => list.scrollTo({ left: list.scrollWidth }));
  await page.getByRole('button', { name: 'Share This Story' }).click();
  await page.getByRole('button', { name: 'Share a Link' }).click();
  const link = await page.getByLabel(/^Link to /).inputValue();

  const stranger = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  const shown = await stranger.newPage();
  await shown.goto(link);
  await shown.getByRole('heading', { name: 'Most Played' }).waitFor();
  const words = await shown.locator('main').innerText();
  for (const name of ['Jonas', 'Elif', 'Noor', 'example.org']) expect(words).not.toContain(name);
  expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: /^Stop Sharing/ }).click();
  await page.getByText('No longer shared', { exact: true }).waitFor();
  expect((await shown.goto(link))?.status()).toBe(404);
  await shown.getByRole('heading', { name: 'No story here' }).waitFor();

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/plays$/);
});
