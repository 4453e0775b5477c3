import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { NavigationBar } from '#client/app/navigation-bar.tsx';
import { Routes } from '#client/app/routes.tsx';
import { type CurrentUser, getConfig, getCurrentUser } from '#shared/contracts/auth.ts';
import { getSubscription, type Subscription } from '#shared/contracts/billing.ts';
import { startTrial } from '#shared/contracts/trial.ts';
import { aConfig } from './support/a-config.ts';
import { aFreeUser, aUser } from './support/a-user.ts';
import { answer, refuse, sentChanges } from './support/answers.ts';
import { expectHeading, expectText } from './support/expect-shown.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { openPage, show } from './support/render.tsx';

const DAY_MS = 86_400_000;
const END = new Date(Date.now() + 19.5 * DAY_MS);
const PAYING: Subscription = { plan: 'premium', period: 'annual', status: 'active', periodEndsAt: END, endsAt: null };
const payer = aUser({ plan: 'premium', isPremiumPlus: false, paidPlan: 'premium' });

const openPlans = (user: CurrentUser, checkout = false) =>
  openPage('/premium', [answer(getConfig, aConfig({ checkout })), answer(getSubscription, PAYING)], user);
const plan = (name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });

test('on the Free plan both paid plans can be chosen', { tags: ['rare'] }, async () => {
  openPlans(aFreeUser());
  await expect.element(plan('Free').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expect.element(plan('Premium Plus').getByRole('button', { name: 'Choose Premium Plus' })).toBeEnabled();
  await expectAccessible('premium-free');
});

test('during the free trial its days are counted, and what is on trial can be bought', { tags: ['rare'] }, async () => {
  openPlans(aUser({ trialState: 'running', trialEndsAt: new Date(Date.now() + 4.5 * DAY_MS) }));
  await expectText('Free trial of Premium Plus: 5 days left');
  await expect.element(plan('Premium Plus').getByText('Free trial', { exact: true })).toBeVisible();
  await expect.element(plan('Premium Plus').getByRole('button', { name: 'Choose Premium Plus' })).toBeEnabled();
  await expectAccessible('premium-trial');
});

test('the menu of the account has the days that are left of the free trial', async () => {
  const user = aUser({ isStaff: true, trialState: 'running', trialEndsAt: new Date(Date.now() + 4.5 * DAY_MS) });
  show(
    <>
      <NavigationBar />
      <Routes />
    </>,
    { path: '/premium', user, answers: [answer(getConfig, aConfig()), answer(getSubscription, PAYING)] },
  );
  await expectText('Free trial of Premium Plus: 5 days left');
  await page.getByRole('button', { name: /Robin/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Free trial: 5 days left' })).toBeVisible();
  await expectAccessible('account-menu-trial');
});

test('where plans are sold, the page says how they are paid', { tags: ['rare'] }, async () => {
  openPlans(aFreeUser(), true);
  await expectHeading('More nights, more seats, second chances');
  await expectAccessible('premium-sold');
});

test('who pays sees until when, and manages it', { tags: ['rare'] }, async () => {
  openPlans(payer, true);
  await expect.element(page.getByRole('button', { name: 'Manage Billing' })).toBeEnabled();
  await expect.element(plan('Premium').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expectAccessible('premium-paid');
});

test('where a plan cannot be bought, its dialog starts the free trial, and says why it did not', async () => {
  openPage(
    '/premium',
    [answer(getConfig, aConfig()), refuse(startTrial, 'trial_used'), answer(getCurrentUser, aFreeUser())],
    aFreeUser(),
  );
  await page.getByRole('radio', { name: /^Annual/ }).click();
  const opener = page.getByRole('button', { name: 'Choose Premium', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Premium cannot be bought here yet' });
  await expect.element(dialog).toHaveAccessibleDescription(/so nothing is charged/);
  await expectAccessible('premium-choose');
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect.element(page.getByText('The free trial was used already. Each account gets one.').first()).toBeVisible();
  expect(sentChanges().map(({ call }) => call)).toEqual(['post /api/trial']);
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect.element(opener).toHaveFocus();
});
