import type { Page } from 'playwright-core';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { at } from '../browser/open-screen.ts';

const HEADING = 'More nights, more seats, second chances';

type Wire = Omit<Partial<CurrentUser>, 'trialEndsAt'> & { trialEndsAt?: string | null };

/** Opens a URL with changed fields of the signed-in user. */
export const openAs =
  (path: string, heading: string | RegExp, changes: () => Wire) =>
  async (page: Page, origin: string): Promise<void> => {
    await page.route('**/api/auth/user', async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, json: { ...((await response.json()) as object), ...changes() } });
    });
    await at(path, heading)(page, origin);
  };

export const free = (): Wire => ({ plan: 'free', isPremium: false, isPremiumPlus: false, trialState: 'available' });
const onTrial = (): Wire => ({
  trialState: 'running',
  trialEndsAt: new Date(Date.now() + 4.5 * 86_400_000).toISOString(),
});

export const openPremium = at('/premium', HEADING);
export const openPremiumFree = openAs('/premium', HEADING, free);
export const openPremiumOnTrial = openAs('/premium', HEADING, onTrial);
export const openProfileOnTrial = openAs('/profile', /./, onTrial);

export async function openPaidPlan(page: Page, origin: string): Promise<void> {
  await openPremiumFree(page, origin);
  await page.getByRole('radio', { name: /^Annual/ }).check();
  await page.getByRole('button', { name: 'Choose Premium', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

export async function openAccountMenuOnTrial(page: Page, origin: string): Promise<void> {
  await openPremiumOnTrial(page, origin);
  await page.locator('.account-button').click();
  await page.getByRole('menuitem', { name: /^Free trial/ }).waitFor();
}
