import type { Page } from 'playwright-core';

/** Starts a score pad for these players, and waits until it is shown. */
export async function startScorePad(page: Page, origin: string, names: readonly string[]): Promise<void> {
  await page.goto(`${origin}/table?title=Hive`);
  for (const name of names) {
    await page.getByLabel('New player').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  }
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.waitForURL(/\/table\/\w{6}$/);
  await page.getByRole('button', { name: /^Code/ }).waitFor();
}

/** Opens an entry of a score pad's menu. */
export async function openFromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: entry }).click();
}
