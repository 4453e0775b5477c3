import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BggServer, startBggServer, type ResponseHandler } from '#tests/support/server/bgg-server.ts';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

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
let bgg: BggServer;
let browser: Browser;
/** Lets BoardGameGeek hand out what it has prepared. */
let prepared = false;

beforeAll(async () => {
  bgg = await startBggServer();
  const retryDelays = Array.from({ length: 5_000 }, () => 20);
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  app = await startTestApp({ screens: true, services: { bgg: bgg.client({ preparing: retryDelays, wait }) } });
  browser = await openBrowser();
  bgg.collections.set('hexagonia', [
    { id: 700_001, name: 'Kites over Braga', rating: 9, plays: 4 },
    { id: 700_002, name: 'Kites over Braga: Storms', expansionOf: [700_001] },
  ]);
  const notYet: ResponseHandler = (_req, res) => {
    if (prepared) return false;
    res.writeHead(202).end('<message>Accepted.</message>');
    return true;
  };
  bgg.first.push(...Array.from({ length: 5_000 }, () => notYet));
});
afterAll(async () => {
  await browser.close();
  await app.close();
  await bgg.close();
});

async function typeName(page: Page, name: string): Promise<void> {
  const box = page.getByRole('textbox', { name: 'BoardGameGeek user name' });
  await box.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
}

test('a user imports by name with the keyboard, reloads while it is prepared, and corrects a wrong name', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${app.origin}/api/auth/demo`);
  await page.goto(`${app.origin}/import`);
  await typeName(page, ' ');
  await page.getByText('Please enter a BoardGameGeek user name.', { exact: true }).waitFor();

  await typeName(page, 'hexagonja');
  await page.getByText('BoardGameGeek is preparing the collection...', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('BoardGameGeek is preparing the collection...', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  prepared = true;
  await page.getByRole('alert').getByText('BoardGameGeek knows nobody by this name.').waitFor();

  await page.getByRole('button', { name: 'Enter another name' }).press('Enter');
  const box = page.getByRole('textbox', { name: 'BoardGameGeek user name' });
  await expect.poll(() => box.inputValue()).toBe('hexagonja');
  await typeName(page, 'hexagonia');
  await page.getByText('hexagonia on BoardGameGeek: 2 rows. Nothing has been changed yet.').waitFor();
  await page.getByRole('button', { name: 'Import 2 games' }).press('Enter');
  await page.getByRole('link', { name: 'View My Collection' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Search games' }).fill('kites over');
  await page.getByRole('main').getByText('Kites over Braga', { exact: true }).first().waitFor();
  await page.close();
});

test('west of Greenwich an import from BG Stats shows plays on their days, and can be undone', async () => {
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${app.origin}/api/auth/demo`);
  await page.goto(`${app.origin}/import`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'download.txt', mimeType: 'text/plain', buffer: Buffer.from(EXPORT) });

  await page.getByText('2 games, 3 plays, 2 people, 1 place').waitFor();
  await page.getByText('All rows').click();
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
