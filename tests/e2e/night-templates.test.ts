import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { createTemplate } from '#shared/contracts/templates.ts';
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
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
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

test(
  'an edit keeps what it does not touch, and deleting by keyboard leaves the focus on the page',
  { tags: ['rare'] },
  async () => {
    await page.evaluate(async (path) => {
      const attendees = [{ email: 'priya@example.org', name: 'Priya "P"' }, { email: 'tom@example.org' }];
      const body = JSON.stringify({ name: 'Sunday brunch', attendees });
      await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
    }, createTemplate.path);
    await page.reload();
    await button('Edit Sunday brunch').click();
    const regulars = page.getByLabel('Regulars');
    await expect.poll(() => regulars.inputValue()).toBe('"Priya \\"P\\"" <priya@example.org>\ntom@example.org');
    await page.getByLabel('Location').fill('The shed');
    await button('Save Template').click();
    const card = cardOf('Sunday brunch');
    await card.getByText('The shed').waitFor();
    await card.getByText('Priya "P" and tom@example.org').waitFor();
    await expect.poll(focused).toBe('Edit Sunday brunch');

    await button('Delete Sunday brunch').press('Enter');
    await button('Delete Template').press('Enter');
    await expect.poll(() => card.count()).toBe(0);
    await expect.poll(focused).toBe('Templates');
  },
);

test('using a template makes a night and leads to it', { tags: ['rare'] }, async () => {
  await button('Create Template').first().click();
  await page.getByLabel('Name of the night').fill('Once in a while');
  await button('Save Template').click();
  await button('Use Once in a while').click();
  await page.getByLabel('Date').fill('2998-12-07');
  await page.getByRole('dialog').getByRole('button', { name: 'Create Game Night' }).click();
  await page.waitForURL(/\/game-nights\/\d+$/);
  const id = page.url().split('/').at(-1);
  const night = await page.evaluate(async (path) => (await fetch(path)).json(), `/api/events/${id}`);
  expect(night).toMatchObject({
    title: 'Once in a while',
    date: '2998-12-07T18:00:00.000Z',
    timeZone: 'Europe/Berlin',
  });
});

test('the figures of the nights follow the period', { tags: ['rare'] }, async () => {
  await page.goto(`${demo.origin}/game-nights?tab=analytics`);
  const figure = (label: string) =>
    page.locator('.stat-tile').filter({ hasText: label }).locator('.stat-value').innerText();
  await page.getByRole('heading', { name: 'Recent Performance' }).waitFor();
  const all = Number(await figure('Total Events'));
  expect(all).toBeGreaterThanOrEqual(4);
  await expect.poll(() => figure('Check-in Rate')).toBe('100%');
  await page.getByRole('rowheader', { name: /Jonas/ }).waitFor();
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 days');
  await expect.poll(async () => Number(await figure('Total Events'))).toBeLessThan(all);
  expect(page.url()).toContain('tab=analytics&period=thirtyDays');
});
