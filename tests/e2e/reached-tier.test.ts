import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { testApp } from '#tests/support/test-app.ts';

const app = testApp({ screens: true });
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** My Games with one game on show, a play short of Bronze. */
async function openWithGame(title: string, reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto(`${app.origin}/api/auth/demo`);
  await page.getByRole('article').first().waitFor();
  await page.evaluate(
    async (body) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
      return (await fetch('/api/games', init)).status;
    },
    { title, players: '2-4', duration: '45', timesPlayed: 4 },
  );
  await page.goto(`${app.origin}/my-games?q=${encodeURIComponent(title)}`);
  return page;
}

const markAsPlayed = (page: Page) => page.getByRole('button', { name: 'Mark as Played' }).click();
const confetti = (page: Page) => page.locator('body > canvas');

/** Reads what has been in the page since, also what has left it: confetti, and the texts that a screen reader announces. */
async function watchPassing(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const found = new Set<string>();
    const look = () => {
      const canvas = document.querySelector('body > canvas');
      if (canvas) found.add(`confetti, pointer events: ${getComputedStyle(canvas).pointerEvents}`);
      for (const status of document.querySelectorAll('[role=status]')) found.add(status.textContent ?? '');
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    return found;
  });
  return () => seen.evaluate((found) => [...found]);
}

test(
  'the play that reaches a tier is celebrated: words, confetti out of the way, and an offer to share',
  { tags: ['rare'] },
  async () => {
    const page = await openWithGame('Quiet Harbour', 'no-preference');
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const seen = await watchPassing(page);
    await markAsPlayed(page);
    await page.getByText('Game marked as played!', { exact: true }).waitFor();
    await expect.poll(seen).toContain('confetti, pointer events: none');
    const words = 'Quiet Harbour has been added to your play history. It has reached Bronze level with 5 plays.';
    await expect.poll(async () => (await seen()).some((text) => text.includes(words))).toBe(true);
    await page.locator('.toast').getByRole('button', { name: 'Share Evolution' }).click();
    await page.getByRole('dialog', { name: 'Share Your Game Evolution' }).waitFor();
    await page.getByText('Just achieved Bronze level with 5 plays of Quiet Harbour', { exact: true }).waitFor();
    await confetti(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  },
);

test(
  'a recorded session that counts is celebrated too, and is shared from in front of the scoreboard',
  { tags: ['rare'] },
  async () => {
    const page = await openWithGame('Loud Harbour', 'reduce');
    await page.getByRole('button', { name: 'Scoreboard' }).click();
    await page.getByRole('button', { name: 'Record New Session' }).click();
    await page.getByRole('combobox', { name: /name/i }).first().fill('Ana');
    await page.getByRole('button', { name: 'Record Session' }).click();
    await page.locator('.toast').getByText('Session recorded!', { exact: true }).waitFor();
    await page
      .locator('.toast')
      .getByText(/has reached Bronze level with 5 plays\.$/)
      .waitFor();
    await page.locator('.toast').getByRole('button', { name: 'Share Evolution' }).click();
    await page.getByText('Just achieved Bronze level with 5 plays of Loud Harbour', { exact: true }).waitFor();
    await page.context().close();
  },
);

test(
  'who wants reduced motion gets the words alone, and the next play is like any other',
  { tags: ['rare'] },
  async () => {
    const page = await openWithGame('Still Waters', 'reduce');
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await markAsPlayed(page);
    await page.locator('.toast').getByText('It has reached Bronze level with 5 plays.').waitFor();
    await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
    await markAsPlayed(page);
    await page
      .locator('.toast')
      .getByText('Still Waters has been added to your play history.', { exact: true })
      .waitFor();
    await expect.poll(() => page.locator('.toast').getByRole('button', { name: 'Share Evolution' }).count()).toBe(0);
    expect(loaded.filter((address) => address.includes('confetti.module'))).toEqual([]);
    await page.context().close();
  },
);
