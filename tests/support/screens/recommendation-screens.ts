import type { Page } from 'playwright-core';
import { OWNER } from '#server/home/demo/people.ts';
import { waitForStablePage } from '../browser/stable-page.ts';

/** The environment for the screens: the demo owner also edits staff picks, and is an administrator. */
export const SCREENS_ENVIRONMENT = { STAFF_EMAILS: OWNER.email, ADMIN_EMAILS: OWNER.email };

export async function openPicks(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/my-games?tab=recommendations`);
  await page.getByRole('list', { name: 'Staff picks' }).getByRole('article').first().waitFor();
  await waitForStablePage(page);
}

/** As a user on the Free plan. */
export async function openFreePicks(page: Page, origin: string): Promise<void> {
  await openPicks(page, origin);
  // Phones have it in a menu.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Premium Active' }).click();
  await page.getByRole('link', { name: /^Show \d+ More/ }).waitFor();
}

export async function openGenerated(page: Page, origin: string): Promise<void> {
  await openPicks(page, origin);
  await page.getByRole('tab', { name: 'AI Recommendations' }).click();
  await page.getByRole('button', { name: 'Generate New' }).click();
  await page.getByText('Recommendations Generated', { exact: true }).first().waitFor();
  await page.getByRole('article').first().waitFor();
}

export async function openStaff(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/staff`);
  await page.getByRole('heading', { name: 'Sky Team' }).waitFor();
  await waitForStablePage(page);
}

export async function openPick(page: Page, origin: string): Promise<void> {
  await openStaff(page, origin);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.getByRole('heading', { name: 'Edit Pick' }).waitFor();
}
