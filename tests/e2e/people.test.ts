import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { recordPlayElsewhere } from '#shared/contracts/plays.ts';
import { demoPages } from '#tests/support/demo-pages.ts';

const demo = demoPages();
let page: Page;

beforeEach(async () => {
  page = await demo.signedIn({ viewport: { width: 1280, height: 900 } });
});

/** A play of Hive, won by the first of these two. */
const played = (...players: [string, string]) =>
  page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' };
      const { status } = await fetch(path, { method: 'POST', headers, body });
      if (status !== 201) throw new Error(`the play was not recorded: ${status}`);
    },
    [
      recordPlayElsewhere.path,
      JSON.stringify({ gameTitle: 'Hive', players: JSON.stringify(players), scores: '[2,1]' }),
    ] as const,
  );

const rowOf = async (name: string) =>
  (
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
      .allInnerTexts()
  ).map((text) => text.split(/\s+/).filter((word) => /^\d{1,3}%?$/.test(word)));
const figure = (label: string) =>
  page.locator('.stat-tile').filter({ hasText: label }).locator('.stat-value').first().innerText();

test('two spellings of a person are offered as one, merged, and their figures are those of both', async () => {
  await played('Wilhelmina', 'Maya');
  await played('Wilhelmina', 'Maya');
  await played('Maya', 'Wilhelmine');
  await page.goto(`${demo.origin}/plays`);
  await page.getByRole('combobox', { name: 'Person' }).selectOption('Wilhelmina');
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Hive' }).count()).toBe(2);
  await page.reload();
  await page.getByText('2 Shown').waitFor();

  await page.getByRole('link', { name: 'People', exact: true }).click();
  await page.getByRole('searchbox').fill('wilhelm');
  await expect.poll(() => rowOf('Wilhelmina')).toEqual([['2', '100%']]);
  await page.getByRole('button', { name: 'Merge as Wilhelmina: Wilhelmina and Wilhelmine' }).click();
  await expect.poll(() => rowOf('Wilhelmina')).toEqual([['3', '67%']]);
  await expect.poll(() => rowOf('Wilhelmine')).toEqual([]);
  await page.getByText('also wilhelmine').waitFor();

  await page.getByRole('link', { name: 'Wilhelmina', exact: true }).click();
  await page.getByRole('heading', { name: 'Wilhelmina', level: 1 }).waitFor();
  expect([await figure('Plays'), await figure('Win Rate')]).toEqual(['3', '67%']);
  await page.getByRole('button', { name: 'Split Off Wilhelmine' }).click();
  await expect.poll(() => figure('Win Rate')).toBe('100%');

  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('wilhelmine');
  await page.getByText('Somebody you play with is Wilhelmine already.').waitFor();
  await page.getByRole('button', { name: 'Merge the Two' }).click();
  await expect.poll(() => figure('Win Rate')).toBe('67%');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => figure('Win Rate')).toBe('100%');
});

test('by keyboard alone a play is found, opened for editing, and the focus comes back to it', async () => {
  await page.goto(`${demo.origin}/plays?period=lastYear`);
  const first = page.getByRole('list', { name: 'Plays' }).getByRole('button').first();
  const title = await first.innerText();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Edit Game Session' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
});

test(
  'the figures of a period follow the choice, and a chart has its numbers as a table',
  { tags: ['rare'] },
  async () => {
    await page.goto(`${demo.origin}/my-games?tab=analytics`);
    await page.getByRole('heading', { name: 'Plays per Month' }).waitFor();
    const all = await figure('Time at the Table');
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 days');
    await page.getByRole('heading', { name: 'Plays per Week' }).waitFor();
    await expect.poll(() => figure('Time at the Table')).not.toBe(all);
    expect(page.url()).toContain('period=thirtyDays');
    await page.getByText('Show as a table').press('Enter');
    const cells = await page
      .getByRole('region', { name: 'Plays per Week, as a table' })
      .getByRole('row')
      .allInnerTexts();
    const together = cells.slice(1).map((row) => Number(row.trim().split(/\s+/).at(-1)));
    expect(together.reduce((sum, count) => sum + count, 0)).toBe(Number(await figure('Plays')));
  },
);
