import { eq } from 'drizzle-orm';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#shared/schema/users.ts';
import { openBrowser } from '#tests/support/browser.ts';
import { windowOf } from '#tests/support/browser-sign-in.ts';
import { testApp } from '#tests/support/test-app.ts';

const DAY_MS = 86_400_000;

const app = testApp({ screens: true });
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a free owner compares the plans, and tries Premium Plus', async () => {
  const page = await windowOf(browser, app, 'robin@example.org');
  await page.goto(`${app.origin}/premium`);
  const card = (plan: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: plan, exact: true }) });
  await card('Free').getByText('Your plan').waitFor();
  await expect.poll(() => card('Free').getByRole('button', { name: 'Current Plan' }).isDisabled()).toBe(true);

  await page.getByRole('radio', { name: 'Annual Save 17%' }).check();
  await expect.poll(() => card('Premium').textContent()).toContain('$49.90 per year');
  await expect.poll(() => card('Premium Plus').textContent()).toContain('$99.90 per year');

  await card('Premium').getByRole('button', { name: 'Choose Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Premium cannot be bought here yet' });
  await dialog.getByText('this site takes no payments').waitFor();
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choose Premium');

  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await page.getByText('Free trial started', { exact: true }).first().waitFor();
  await page.getByText('Free trial of Premium Plus: 7 days left').waitFor();
  await card('Premium Plus').getByText('Free trial', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Start Free Trial' }).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  await page.getByRole('button', { name: 'Robin' }).click();
  await page.getByRole('menuitem', { name: 'Free trial: 7 days left' }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${app.origin}/my-games`);
  await page.getByRole('button', { name: 'Premium Active' }).waitFor();
});

test('a trial that ends while the page is open is noticed without reloading', async () => {
  const email = 'sam@example.org';
  const page = await windowOf(browser, app, email, { trialEndsAt: new Date(Date.now() + DAY_MS) });
  await page.clock.install();
  await page.goto(`${app.origin}/my-games`);
  await page.getByRole('button', { name: 'Premium Active' }).waitFor();
  await app.services.db
    .update(users)
    .set({ trialEndsAt: new Date(Date.now() - 1) })
    .where(eq(users.email, email));
  await page.clock.fastForward(DAY_MS + 60_000);
  await page.getByRole('link', { name: 'Upgrade to Premium' }).waitFor();
  await page.goto(`${app.origin}/premium`);
  await page.getByText('You have had your free trial.').waitFor();
});
