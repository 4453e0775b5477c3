import type { Page } from 'playwright-core';
import { free, openAs } from './plan-screens.ts';
import type { Screen } from '../browser/screen.ts';

const END = new Date(Date.now() + 19.5 * 86_400_000).toISOString();
const PAYING = { plan: 'premium', period: 'annual', status: 'active', periodEndsAt: END, endsAt: null };

const payer = () => ({ ...free(), plan: 'premium', isPremium: true, paidPlan: 'premium' }) as const;

/** Opens a screen on a site with payments, for a user with this subscription. */
const open =
  (path: '/premium' | '/profile', subscription: object | null) =>
  async (page: Page, origin: string): Promise<void> => {
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, json: { ...((await response.json()) as object), checkout: true } });
    });
    await page.route('**/api/subscription', (route) => route.fulfill({ json: subscription }));
    await openAs(path, /./, subscription === null ? free : payer)(page, origin);
    if (subscription !== null) await page.getByRole('button', { name: 'Manage Billing' }).waitFor();
  };

export const billingScreens: readonly Screen[] = [
  { name: 'premium-sold', signedIn: true, open: open('/premium', null) },
  { name: 'premium-paid', signedIn: true, open: open('/premium', PAYING) },
  { name: 'profile-cancelled', signedIn: true, open: open('/profile', { ...PAYING, endsAt: END }) },
  { name: 'profile-past-due', signedIn: true, open: open('/profile', { ...PAYING, status: 'past_due' }) },
];
