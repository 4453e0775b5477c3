import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { navigate } from 'wouter/use-browser-location';
import { AccountMenu } from '#client/app/account-menu.tsx';
import { NavigationBar } from '#client/app/navigation-bar.tsx';
import { Routes } from '#client/app/routes.tsx';
import { usePlanWatch } from '#client/plans/use-plan-watch.ts';
import { type CurrentUser, getConfig, getCurrentUser } from '#shared/accounts/auth-contract.ts';
import {
  getSubscription,
  refreshSubscription,
  startCheckout,
  type Subscription,
} from '#shared/plans/billing-contract.ts';
import { startTrial } from '#shared/plans/trial-contract.ts';
import { aConfig } from '../support/a-config.ts';
import { aFreeUser, aUser } from '../support/a-user.ts';
import { answer, answerBy, fail, refuse, sentChanges } from '../support/answers.ts';
import { EMPTY_ACCOUNT } from '../support/empty-account.ts';
import { expectHeading, expectText } from '../support/expect-shown.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage, show } from '../support/render.tsx';

afterEach(() => vi.restoreAllMocks());

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

test('the free trial shows its remaining days, and its plan can be bought', { tags: ['rare'] }, async () => {
  openPlans(aUser({ trialState: 'running', trialEndsAt: new Date(Date.now() + 4.5 * DAY_MS) }));
  await expectText('Free trial of Premium Plus: 5 days left');
  await expect.element(plan('Premium Plus').getByText('Free trial', { exact: true })).toBeVisible();
  await expect.element(plan('Premium Plus').getByRole('button', { name: 'Choose Premium Plus' })).toBeEnabled();
  await expectAccessible('premium-trial');
});

test('the account menu shows the remaining days of the free trial', async () => {
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

test('with checkout enabled the plans page is accessible on the Free plan', { tags: ['rare'] }, async () => {
  openPlans(aFreeUser(), true);
  await expectHeading('More nights, more seats, second chances');
  await expectAccessible('premium-sold');
});

test('a paying user can manage billing, and their plan is marked as current', { tags: ['rare'] }, async () => {
  openPlans(payer, true);
  await expect.element(page.getByRole('button', { name: 'Manage Billing' })).toBeEnabled();
  await expect.element(plan('Premium').getByRole('button', { name: 'Current Plan' })).toBeDisabled();
  await expectAccessible('premium-paid');
});

test('without checkout the dialog of a plan starts the free trial, and shows why it was rejected', async () => {
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
  await expectWalked('PaidPlanDialog');
  await opener.click();
  await dialog.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect.element(page.getByText('The free trial was used already. Each account gets one.').first()).toBeVisible();
  expect(sentChanges().map(({ call }) => call)).toEqual(['post /api/trial']);
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect.element(opener).toHaveFocus();
});

test('starting the free trial shows its remaining days, and prices follow the selected period', async () => {
  const trial = aUser({ trialState: 'running', trialEndsAt: new Date(Date.now() + 7 * DAY_MS - 60_000) });
  let user = aFreeUser();
  openPage(
    '/premium',
    [answer(getConfig, aConfig()), answerBy(startTrial, () => (user = trial)), answerBy(getCurrentUser, () => user)],
    user,
  );
  await expect.element(plan('Free').getByText('Your plan')).toBeVisible();
  await page.getByRole('radio', { name: 'Annual Save 17%' }).click();
  await expect.element(plan('Premium')).toHaveTextContent('$49.90 per year');
  await expect.element(plan('Premium Plus')).toHaveTextContent('$99.90 per year');
  const start = page.getByRole('button', { name: 'Start Free Trial' });
  await start.click();
  await expectText('Free trial started');
  await expectText('Free trial of Premium Plus: 7 days left');
  await expect.element(plan('Premium Plus').getByText('Free trial', { exact: true })).toBeVisible();
  await expect.element(start).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  expect(sentChanges().map(({ call }) => call)).toEqual(['post /api/trial']);
});

function RoutesWithPlanWatch() {
  usePlanWatch();
  return <Routes />;
}

test('the end of a trial updates an open page without a reload', async () => {
  await page.viewport(1280, 900);
  const trial = aUser({ trialState: 'running', trialEndsAt: new Date(Date.now() + DAY_MS) });
  let user = trial;
  const late: (() => void)[] = [];
  const wait = setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms = 0) =>
    ms < DAY_MS / 2 ? wait(act, ms) : late.push(act)) as typeof setTimeout);
  show(
    <>
      <AccountMenu user={trial} />
      <RoutesWithPlanWatch />
    </>,
    { path: '/my-games', user, answers: [...EMPTY_ACCOUNT, answerBy(getCurrentUser, () => user)] },
  );
  await expect.element(page.getByRole('button', { name: 'Premium Active' })).toBeVisible();
  user = aFreeUser({ trialState: 'over', trialEndsAt: new Date() });
  expect(late).not.toEqual([]);
  for (const act of late) act();
  await expect.element(page.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  await page.getByRole('button', { name: 'Robin' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Free trial: 1 day left' })).toBeVisible();
});

test('after checkout a pending payment is shown until it is confirmed', { tags: ['rare'] }, async () => {
  let paid: Subscription | null = null;
  const answers = [
    answer(getConfig, aConfig({ checkout: true })),
    answer(getCurrentUser, aFreeUser()),
    answerBy(refreshSubscription, () => paid),
  ];
  openPage('/premium?checkout=done', answers, aFreeUser());
  await expectText('Your payment is on its way');
  await expect.element(page.getByRole('button', { name: 'Choose Premium Plus' })).toBeEnabled();
  expect(location.search).toBe('');
  paid = PAYING;
  navigate('/premium?checkout=done');
  await expectText('Welcome to Premium');
});

test('after checkout a payment that cannot be looked up is said to be on its way', { tags: ['rare'] }, async () => {
  const answers = [
    answer(getConfig, aConfig({ checkout: true })),
    answer(getCurrentUser, aFreeUser()),
    refuse(refreshSubscription, 'payments_unreachable'),
  ];
  openPage('/premium?checkout=done', answers, aFreeUser());
  await expectText('Your payment is on its way');
});

test('a failed and a cancelled checkout each show a message', { tags: ['rare'] }, async () => {
  openPage(
    '/premium?checkout=cancelled',
    [answer(getConfig, aConfig({ checkout: true })), fail(startCheckout), answer(getCurrentUser, aFreeUser())],
    aFreeUser(),
  );
  await expectText('Nothing was charged');
  expect(location.search).toBe('');
  await page.getByRole('button', { name: 'Choose Premium', exact: true }).click();
  await expectText('The checkout did not open');
});
