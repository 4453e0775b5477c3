import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BggServer, startBggServer, type ResponseHandler } from '#tests/support/bgg-server.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let bgg: BggServer;
let browser: Browser;
/** Lets BoardGameGeek hand out what it has prepared. */
let prepared = false;

beforeAll(async () => {
  bgg = await startBggServer();
  const soon = Array.from({ length: 5_000 }, () => 20);
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  app = await startTestApp({ screens: true, services: { bgg: bgg.client({ preparing: soon, wait }) } });
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

test('a person imports by user name with the keyboard, reloads while it is prepared, and corrects a wrong name', async () => {
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
  await page.getByRole('heading', { name: 'Kites over Braga', exact: true }).waitFor();
  await page.close();
});

test('what is being read can be cancelled', { tags: ['rare'] }, async () => {
  prepared = false;
  const page = await browser.newPage();
  await page.goto(`${app.origin}/api/auth/demo`);
  await page.goto(`${app.origin}/import`);
  await typeName(page, 'hexagonia');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Read collection' }).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await page.close();
});
