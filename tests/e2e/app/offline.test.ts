import { desc } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { gameSessions } from '#shared/schema/plays.ts';
import { startScorePad } from '#tests/support/rows/start-score-pad.ts';
import { cachedPaths, offlinePages } from '#tests/support/browser/offline-pages.ts';

const phone = offlinePages();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();
const waitForText = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

/** Titles of everything that was ever recorded, the latest first. */
const recorded = async (): Promise<string[]> => {
  const rows = await phone.services.db
    .select({ title: gameSessions.gameTitle })
    .from(gameSessions)
    .orderBy(desc(gameSessions.id));
  return rows.map(({ title }) => title);
};
const timesRecorded = async (title: string) => (await recorded()).filter((one) => one === title).length;

/** Records a play of a game by its title, from whichever screen is open. */
async function record(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Log a play' }).click();
  await page.getByRole('dialog').getByRole('searchbox', { name: 'Game title' }).fill(title);
  await page.keyboard.press('Enter');
  await heading(page, `Record Game Session - ${title}`);
  await page.getByRole('button', { name: 'Same players again' }).click();
  await page.getByRole('button', { name: 'Record Session' }).click();
}

/** Records it while there is no network, and goes back to the screen. */
async function recordOffline(page: Page, title: string): Promise<void> {
  await record(page, title);
  await waitForText(page, 'Kept on this device');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

test('collection, picker and plays open offline with the time of the data; signing out clears the cache', async () => {
  const page = await phone.signIn();
  await phone.context.setOffline(true);
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await waitForText(page, /^No network\. Showing what this device knew at \d\d?:\d\d(?:\s[AP]M)?\.$/);

  await page.getByRole('article').first().getByRole('button', { name: 'Mark as Played' }).click();
  await waitForText(page, 'This needs the network, so nothing was changed.');

  await page.goto(`${phone.origin}/magic-picker`);
  await page
    .getByRole('button', { name: /^Roll|Pick/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Mark as Played' }).first().waitFor();

  await page.goto(`${phone.origin}/plays`);
  await page.getByRole('list', { name: 'Plays' }).getByRole('article').first().waitFor();

  await page.goto(`${phone.origin}/my-games?q=carcassonne`);
  await page.getByRole('link', { name: 'Carcassonne', exact: true }).click();
  await heading(page, 'Who wins');

  await phone.context.setOffline(false);
  await expect.poll(() => page.getByText(/^No network/).count()).toBe(0);
  const otherTab = await phone.openPage('/plays');
  await otherTab.getByRole('list', { name: 'Plays' }).waitFor();
  await chooseSignOut(page);
  await heading(page, 'Your Ultimate Board Game Companion');
  await heading(otherTab, 'Authentication Required');
  await expect.poll(() => cachedPaths(page)).toEqual([]);
  await phone.context.setOffline(true);
  await page.goto(`${phone.origin}/my-games`);
  await heading(page, 'The server does not answer');
});

test('a play recorded offline is sent once, even after the page was closed and the server restarted', async () => {
  const page = await phone.signIn();
  await phone.context.setOffline(true);
  await recordOffline(page, 'Nobody Saw This');
  await waitForText(page, '1 play is kept on this device, and sent when you are online.');
  await page.close();

  const again = await phone.openPage('/plays');
  await heading(again, 'Waiting to be sent (1)');
  await waitForText(again, 'Nobody Saw This');
  const startServer = await phone.stopServer();
  await phone.context.setOffline(false);
  await waitForText(again, /^No network/);
  await startServer();
  await again.reload();
  await waitForText(again, 'Your play is sent');
  await expect.poll(() => again.getByRole('heading', { name: /^Waiting/ }).count()).toBe(0);
  await again.getByRole('list', { name: 'Plays' }).getByRole('button', { name: 'Nobody Saw This' }).waitFor();
  expect(await timesRecorded('Nobody Saw This')).toBe(1);
});

async function chooseSignOut(page: Page): Promise<void> {
  await page.locator('.account-button:not([aria-disabled])').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

test('a new version is announced, and asks for confirmation before an open form is lost', async () => {
  const page = await phone.signIn();
  await page.getByRole('link', { name: 'Add Game' }).first().click();
  await page.getByRole('tab', { name: /manual/i }).click();
  const title = page.getByRole('combobox', { name: 'Game Title' });
  await title.fill('Half a Title');
  await phone.release();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await waitForText(page, 'A new version is ready.');

  const reload = page.getByRole('button', { name: 'Reload', exact: true });
  await reload.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click();
  expect(await title.inputValue()).toBe('Half a Title');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });

  await reload.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.locator('script[src$="/index-next.js"]').count()).toBe(1);
  await heading(page, 'Add New Game');
  expect(await page.getByText('A new version is ready.').count()).toBe(0);
});

test(
  'a score pad reopens offline and is sent later; a play waits for its owner if the session ends',
  { tags: ['rare'] },
  async () => {
    const page = await phone.signIn();
    await startScorePad(page, phone.origin, ['Ana', 'Ben']);
    await waitForText(page, 'Live');
    await phone.context.setOffline(true);
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await waitForText(page, '1 kept here, sent when you are online');
    await page.reload();
    await waitForText(page, '1 kept here, sent when you are online');
    await page.getByRole('row', { name: /Ana/ }).getByText('12').first().waitFor();
    await phone.context.setOffline(false);
    await waitForText(page, 'Live');

    await phone.context.setOffline(true);
    await page.goto(`${phone.origin}/plays`);
    await recordOffline(page, 'Sent After All');
    await phone.services.pool.query('delete from sessions');
    await phone.context.setOffline(false);
    await heading(page, 'Authentication Required');
    await expect.poll(() => cachedPaths(page)).toEqual([]);
    await page.goto(`${phone.origin}/login`);
    await waitForText(page, '1 play recorded on this device waits until its owner signs in again.');
    expect(await timesRecorded('Sent After All')).toBe(0);
    await page.goto(`${phone.origin}/api/auth/demo`);
    await waitForText(page, 'Your play is sent');
    expect(await timesRecorded('Sent After All')).toBe(1);
  },
);
