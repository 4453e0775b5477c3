import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser.ts';
import { testApp } from '#tests/support/test-app.ts';

const app = testApp({ screens: true });
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => page.close());

const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => dialog().getByRole('button', { name });
const card = () => page.getByRole('article', { name: 'Cascadia' });
const plays = async () =>
  parseInt(
    (await card()
      .getByText(/^\d+ plays?$/)
      .textContent()) ?? '',
    10,
  );
const sessions = async () =>
  parseInt(
    (await dialog()
      .getByText(/^\d+ sessions?$/)
      .textContent()) ?? '',
    10,
  );
const waitForText = (title: string) => page.getByText(title, { exact: true }).waitFor();
const type = async (...keys: string[]) => {
  for (const key of keys) await (key === 'Enter' ? page.keyboard.press(key) : page.keyboard.type(key));
};

async function openCard(width: number): Promise<void> {
  page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.goto(`${app.origin}/api/auth/demo`);
  await page.goto(`${app.origin}/my-games?q=Cascadia`);
  await card().waitFor();
}

for (const [width, tags] of [
  [390, []],
  [1280, ['rare']],
] as const) {
  test(
    `a session is recorded, corrected and deleted by the keyboard alone, at ${width} pixels`,
    { tags: [...tags] },
    async () => {
      await openCard(width);
      const playsBefore = await plays();
      await card().getByRole('button', { name: 'Scoreboard' }).press('Enter');
      await page.getByRole('heading', { name: 'Game Scoreboard' }).waitFor();
      const sessionsBefore = await sessions();

      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Record Game Session - Cascadia' }).waitFor();
      await type('Ana', 'Enter', '12', 'Enter', 'Bea', 'Enter', '94', 'Enter', 'Cem', 'Enter', '-3', 'Enter', 'Enter');
      await dialog().getByText('Bea wins.').waitFor();
      await page.keyboard.press('Enter');
      await waitForText('Session recorded!');
      await expect.poll(sessions).toBe(sessionsBefore + 1);
      const first = dialog().getByRole('listitem').filter({ hasText: 'Cem' }).first();
      await expect
        .poll(() => first.getByRole('listitem').allTextContents())
        .toEqual(['Bea (winner)94', '2Ana12', '3Cem-3']);

      await first.getByRole('button', { name: /^Edit session/ }).press('Enter');
      await page.getByRole('heading', { name: 'Edit Game Session' }).waitFor();
      await dialog().getByRole('spinbutton', { name: 'Score of Ana' }).fill('94');
      await dialog().getByText('Ana and Bea are tied: no winner.').waitFor();
      await dialog().getByRole('checkbox', { name: 'Mark this game as played' }).press('Space');
      await button('Save Changes').press('Enter');
      await waitForText('Session updated!');
      await expect.poll(() => first.getByRole('listitem').allTextContents()).toEqual(['1Ana94', '1Bea94', '3Cem-3']);

      await first.getByRole('button', { name: /^Delete session/ }).press('Enter');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await waitForText('Session deleted');
      await expect.poll(sessions).toBe(sessionsBefore);
      // The message is still there: Escape means the dialog all the same.
      await page.keyboard.press('Escape');
      await dialog().waitFor({ state: 'detached' });
      await expect.poll(plays).toBe(playsBefore);
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Scoreboard');
    },
  );
}

test('nobody at the table is no session', async () => {
  await openCard(390);
  await card().getByRole('button', { name: 'Scoreboard' }).click();
  await button('Record New Session').click();
  await button('Record Session').click();
  await waitForText('No players');
  const error = dialog().getByText('Please add at least one player.');
  await error.waitFor();
  await page.keyboard.type('Ana');
  await error.waitFor({ state: 'detached' });
});

test('a session whose answer was lost is kept, and recorded once with what was mended meanwhile', async () => {
  await openCard(390);
  const before = await plays();
  await card().getByRole('button', { name: 'Scoreboard' }).click();
  const sessionsBefore = await sessions();
  await button('Record New Session').click();
  await button('Same players again').click();
  // The response to the recording is lost; everything sent after it is lost too.
  let arrived = false;
  await page.route('**/api/games/*/sessions', async (route) => {
    if (!arrived) await route.fetch();
    arrived = true;
    await route.abort();
  });
  await button('Record Session').click();
  await waitForText('Kept on this device');
  await dialog()
    .getByRole('button', { name: /^Edit the play of/ })
    .click();
  await dialog()
    .getByRole('spinbutton', { name: /^Score of/ })
    .first()
    .fill('7777');
  await button('Save Changes').click();
  await dialog().getByRole('heading', { name: 'Waiting to be sent (1)' }).waitFor();
  await page.unroute('**/api/games/*/sessions');
  await waitForText('Your play is sent');
  await expect.poll(sessions).toBe(sessionsBefore + 1);
  await dialog().getByRole('list', { name: 'Sessions' }).getByText('7777', { exact: true }).waitFor();
  await button('Close').click();
  await expect.poll(plays).toBe(before + 1);
});
