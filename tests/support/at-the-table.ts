import type { Page } from 'playwright-core';

/** Begins a score pad for people of these names, and waits until it lies on the table. */
export async function beginTable(page: Page, origin: string, names: readonly string[]): Promise<void> {
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

/** Opens something from the menu of a score pad. */
export async function openFromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: entry }).click();
}
