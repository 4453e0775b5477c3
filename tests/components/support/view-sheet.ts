import { expect } from 'vitest';
import { page } from 'vitest/browser';

const sheet = page.getByRole('dialog', { name: 'Sort and View' });

/** Opens what a phone has of sort, layout, saved views and selecting. */
export async function openViewSheet(): Promise<void> {
  await page.getByRole('button', { name: 'Sort and View' }).click();
  await expect.element(sheet.getByRole('button', { name: 'Done' })).toBeVisible();
}

export const closeViewSheet = () => sheet.getByRole('button', { name: 'Done' }).click();

/** Begins selecting games on a phone, and waits until the sheet covers no game. */
export async function selectGames(): Promise<void> {
  await openViewSheet();
  await sheet.getByRole('button', { name: 'Select Games' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
}
