import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.open({ viewport: { width: 390, height: 844 }, hasTouch: true });
});

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const said = (text: string | RegExp) => page.getByText(text).first().waitFor();
const to = () => page.getByRole('combobox', { name: /^To/ });
const openTitle = async () => (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

test('a game is lent with what is missing named, the picker leaves it out, and one press brings it back', async () => {
  await page.goto(`${demo.origin}/my-games`);
  await page.getByRole('article').first().getByRole('link').first().click();
  await button('Lend').click();
  await button('Lend').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Lend' }).click();
  await said('Please say who');
  await expect.poll(() => to().getAttribute('aria-invalid')).toBe('true');

  await to().fill('Wilhelmina');
  await page.getByRole('radio', { name: 'No date' }).check();
  await expect.poll(() => page.getByRole('checkbox', { name: /^Ask Wilhelmina/ }).isDisabled()).toBe(true);
  await button('Lend to Wilhelmina').click();
  await button('It Is Back').waitFor();
  const title = await openTitle();
  const gamePage = page.url();

  await page.goto(`${demo.origin}/magic-picker`);
  await said(/^Left out: Targi is with Jonas/);
  await said(`${title} is with Wilhelmina`);

  await page.goto(`${demo.origin}/my-games`);
  await button('2 lent, 1 overdue').click();
  await page.getByRole('dialog').getByText('With Wilhelmina').waitFor();
  await button(`It Is Back: ${title}`).click();
  await expect.poll(() => page.getByRole('dialog').getByText('With Wilhelmina').count()).toBe(0);
  await button('Undo').click();
  await page.getByRole('dialog').getByText('With Wilhelmina').waitFor();
  await button(`It Is Back: ${title}`).click();
  await button('It Is Back: Targi').click();
  await said('Every game is where it belongs');

  await page.goto(gamePage);
  await page
    .getByRole('region', { name: 'Earlier loans' })
    .getByText(/^Lent to Wilhelmina, /)
    .waitFor();
});
