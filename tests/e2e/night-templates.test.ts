import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { daysLater } from '#shared/rules/nights/repeating-nights.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open(
    { viewport: { width: 1280, height: 900 }, timezoneId: 'Europe/Berlin' },
    '/game-nights?tab=templates',
  );
  await page.getByRole('region', { name: 'Templates', exact: true }).waitFor();
});

const cardOf = (name: string) => page.getByRole('article', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const soon = (days: number) => daysLater(new Date().toISOString().slice(0, 10), days);

test('a night that repeats is written down, makes its first night at once, and one night is skipped and taken back', async () => {
  await button('Create Template').click();
  await page.getByRole('radio', { name: 'Every week' }).check();
  await button('Save Template').click();
  await page.getByText('Please give it a name').waitFor();
  await page.getByLabel('Name of the night').fill('Thursday club');
  await button('Save Template').click();
  await page.getByText('Please choose the day of the next night').waitFor();
  await page.getByLabel('Next night').fill(soon(4));
  await page.getByLabel('Made and invited').selectOption('1 week before');
  await page.getByLabel('Regulars').fill('Bea <bea@example.org>, cai@example.org');
  await expect
    .poll(() => page.locator('.template-outlook').innerText())
    .toMatch(/^The night of .* is made and 2 regulars are invited as soon as you save\./);
  await page.getByRole('searchbox', { name: 'Search your games' }).fill('azul');
  await page.getByRole('list', { name: 'Your games' }).getByText('Azul', { exact: true }).click();
  await button('Save Template').click();
  await page.getByText('"Thursday club" is ready.', { exact: true }).waitFor();

  const card = cardOf('Thursday club');
  await card.getByText('2 regulars').waitFor();
  await card.getByText(/Azul$/).waitFor();
  await card.getByText('On the calendar:').waitFor();
  await expect.poll(() => card.getByRole('link').count()).toBe(1);

  const skip = card.getByRole('button', { name: /^Skip/ });
  const next = await skip.innerText();
  await skip.click();
  await expect.poll(() => skip.innerText()).not.toBe(next);
  await button('Undo').click();
  await expect.poll(() => skip.innerText()).toBe(next);

  await button('Pause Thursday club').click();
  await card.getByText('Paused by you').waitFor();
  await expect.poll(() => skip.count()).toBe(0);
  await button('Let Thursday club go on').click();
  await expect.poll(() => skip.count()).toBe(1);
});
