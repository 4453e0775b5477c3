import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { testApp } from '#tests/support/test-app.ts';

const app = testApp({ screens: true });
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto(`${app.origin}/api/auth/demo`);
});
afterAll(() => browser.close());

test('all plays are downloaded as a file, player by player', async () => {
  await page.goto(`${app.origin}/plays`);
  const arrival = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  const file = await arrival;
  expect(file.suggestedFilename()).toBe('rollcall-plays.csv');
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffplay,played_at_utc,game,/);
  expect(lines.length).toBeGreaterThan(1000);
});

test('a play that is opened can be sent to BG Stats as it is recorded', async () => {
  await page.goto(`${app.origin}/my-games?q=Carcassonne`);
  await page.getByRole('button', { name: 'Scoreboard' }).first().click();
  await page
    .getByRole('button', { name: /^Edit session of/ })
    .first()
    .click();
  const link = page.getByRole('link', { name: 'Send to BG Stats' });
  const sent = async () => JSON.parse(new URL((await link.getAttribute('href')) ?? '').searchParams.get('data') ?? '');
  const play = await sent();
  expect(play).toMatchObject({ sourceName: 'Rollcall', game: { name: 'Carcassonne', bggId: 822 } });
  await page.getByRole('textbox', { name: /Session Notes/ }).fill('Typed, and not saved.');
  expect(await sent()).toEqual(play);
});
