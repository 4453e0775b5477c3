import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

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

let app: TestApp;
let browser: Browser;

beforeAll(async () => {
  app = await startTestApp({ screens: true });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.close();
});

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
