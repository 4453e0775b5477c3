import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '#tests/support/browser/browser.ts';
import { windowOf } from '#tests/support/browser/browser-sign-in.ts';
import { PERIOD_END, startStripeServer, type StripeServer } from '#tests/support/server/stripe-server.ts';
import { startTestApp, type TestApp } from '#tests/support/server/test-app.ts';

let stripe: StripeServer;
let app: TestApp;
let browser: Browser;
beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({ screens: true, environment: stripe.environment });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await app.close();
  await stripe.close();
});

test('a plan is bought and managed on pages of Stripe, and lasts to its end after cancellation', async () => {
  // A test that is tried again begins with an account of its own.
  const page = await windowOf(browser, app, `robin-${randomUUID()}@example.org`);
  await page.goto(`${app.origin}/premium`);

  await page.getByRole('radio', { name: 'Annual Save 17%' }).check();
  await page.getByRole('button', { name: 'Choose Premium', exact: true }).click();
  await page.getByRole('heading', { name: 'Pay' }).waitFor();
  expect(stripe.lastCheckout.get('line_items[0][price]')).toBe('price_premium_annual');

  await page.goto(stripe.lastCheckout.get('cancel_url') ?? '');
  await page.getByText('Nothing was charged', { exact: true }).first().waitFor();
  await expect.poll(() => page.url()).toBe(`${app.origin}/premium`);

  await page.getByRole('button', { name: 'Choose Premium', exact: true }).click();
  await page.getByRole('heading', { name: 'Pay' }).waitFor();
  const subscription = stripe.subscribe(stripe.lastCheckout.get('customer') ?? '', { price: 'price_premium_annual' });
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.getByText('Welcome to Premium', { exact: true }).first().waitFor();
  await page.getByText('Premium, paid by the year').waitFor();
  await page.getByRole('button', { name: 'Current Plan' }).waitFor();

  await page.getByRole('button', { name: 'Change to Premium Plus' }).click();
  await page.getByRole('heading', { name: 'Your billing' }).waitFor();
  subscription.cancel_at = PERIOD_END;
  await page.goto(`${app.origin}/premium?billing=seen`);
  await page.getByText(/^Premium until /).waitFor();
});
