import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { windowOf } from '#tests/support/browser-sign-in.ts';
import { testApp } from '#tests/support/test-app.ts';

/** As BG Stats saves it, under a name that says nothing. */
const EXPORT = JSON.stringify({
  games: [
    { id: 1, name: 'Calico', bggId: 283_155, minPlayerCount: 1, maxPlayerCount: 4, copies: [{ statusOwned: true }] },
    { id: 2, name: 'Heat', copies: [] },
  ],
  players: [
    { id: 1, name: 'Ana' },
    { id: 2, name: 'Ben' },
  ],
  locations: [{ id: 1, name: 'At the club' }],
  plays: [1, 2, 1].map((gameRefId, n) => ({
    uuid: `play-${n}`,
    playDate: `2024-05-0${n + 1} 23:30:00`,
    gameRefId,
    locationRefId: 1,
    playerScores: [
      { playerRefId: 1, score: '12+7', winner: true },
      { playerRefId: 2, score: '' },
    ],
  })),
});

const app = testApp({ screens: true });
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('somebody west of Greenwich brings games and plays from BG Stats, sees them on their days, and takes them back', async () => {
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${app.origin}/api/auth/demo`);
  await page.goto(`${app.origin}/import`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'download.txt', mimeType: 'text/plain', buffer: Buffer.from(EXPORT) });

  await page.getByText('2 games, 3 plays, 2 people, 1 place').waitFor();
  await page.getByText('1 May 2024, Ana, Ben').waitFor();
  await page.getByRole('button', { name: /^Import .*3 plays$/ }).click();
  await page.getByRole('heading', { name: 'Import done' }).waitFor();

  const reply = await page.request.get(`${app.origin}/api/imports`);
  const [summary] = (await reply.json()) as { format: string; plays: object }[];
  expect(summary).toMatchObject({ format: 'bgstats_json', plays: { add: 3 } });

  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page
    .getByRole('alertdialog')
    .getByText(/3 plays that it added go/)
    .waitFor();
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Your collection is as it was before.', { exact: true }).waitFor();
  await context.close();
});

test(
  'somebody whose file tells of no ownership chooses on a phone which of the played games they own',
  { tags: ['rare'] },
  async () => {
    const page = await windowOf(browser, app, 'played@example.com');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${app.origin}/import`);
    const games = [
      { id: 1, name: 'Calico', minPlayerCount: 1, maxPlayerCount: 4 },
      { id: 2, name: 'Heat' },
    ];
    const file = JSON.stringify({ ...(JSON.parse(EXPORT) as object), games });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'BGStatsExport.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await page.getByRole('button', { name: 'Import 3 plays' }).click();
    await page.getByText('3 added: 3 plays').waitFor();
    await page.getByText('You have played 2 games that are not on your shelf').waitFor();

    await page.goto(`${app.origin}/my-games`);
    await page.getByRole('link', { name: 'Choose Your Games' }).click();
    await page.getByRole('searchbox', { name: 'Search games...' }).fill('cali');
    expect(await page.getByRole('checkbox').count()).toBe(1);
    await page.getByRole('checkbox', { name: 'Calico' }).check();
    await page.getByRole('button', { name: 'Add 1 Game' }).click();
    await page.getByText('1 game with its plays is on your shelf now.').first().waitFor();
    const header = page.getByRole('banner').or(page.getByRole('main'));
    await header.getByText('Calico').first().waitFor();
    await page.getByRole('link', { name: /3\s+Total Plays/ }).waitFor();
    await page.goto(`${app.origin}/plays`);
    await page.getByText('Recorded Plays').waitFor();
    await page.context().close();
  },
);
