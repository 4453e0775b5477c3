import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createAccount, getConfig } from '#shared/accounts/auth-contract.ts';
import { type SignUp, signUpText } from '#shared/limits/sign-up.ts';
import { aConfig } from '../support/a-config.ts';
import { answer, fail, refuse, sentChanges } from '../support/answers.ts';
import { expectFieldError } from '../support/expect-field-error.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { expectWalked } from '../support/expect-walked.ts';
import { openPage } from '../support/render.tsx';

const INVITED: SignUp = { mode: 'invited', domains: [] };
const CLOSED: SignUp = { mode: 'closed', domains: [] };
const DOMAINS: SignUp = { mode: 'domains', domains: ['example.org', 'a-very-long-club-name.example'] };

async function openFor(signUp: SignUp, path: string): Promise<void> {
  openPage(path, [answer(getConfig, aConfig({ signUp }))], null);
  await expect.element(page.getByText(signUpText(signUp) ?? '').first()).toBeVisible();
}

test('the sign-in page for invited people only is accessible', { tags: ['rare'] }, async () => {
  await openFor(INVITED, '/login?invited=1');
  await expect.element(page.getByRole('link', { name: 'Continue with e-mail' })).toBeVisible();
  await expectAccessible('login-invited');
});

test('the sign-in page with sign-up closed is accessible', { tags: ['rare'] }, async () => {
  await openFor(CLOSED, '/login');
  await expectAccessible('login-closed');
});

test('the sign-in page with sign-up for some domains is accessible', { tags: ['rare'] }, async () => {
  await openFor(DOMAINS, '/login');
  await expectAccessible('login-domains');
});

test('the sign-in page shows an error if the server does not respond, and is accessible', async () => {
  openPage('/login', [fail(getConfig)], null);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The server does not answer');
  await expectAccessible();
});

test('the sign-up page for invited people only is accessible', { tags: ['rare'] }, async () => {
  await openFor(INVITED, '/create-account');
  await expectAccessible('create-account-invited');
});

test('the sign-up page with sign-up closed has no form and is accessible', { tags: ['rare'] }, async () => {
  await openFor(CLOSED, '/create-account');
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expectAccessible('create-account-closed');
});

test('the way back from the sign-up page still returns to the page that was asked for', async () => {
  openPage('/create-account?returnTo=%2Fgame-nights%2F7', [answer(getConfig, aConfig())], null);
  const back = page.getByRole('link', { name: 'Back', exact: true });
  await expect.element(back).toHaveAttribute('href', '/login?returnTo=%2Fgame-nights%2F7');
});

test('the sign-up page for some domains is accessible', { tags: ['rare'] }, async () => {
  await openFor(DOMAINS, '/create-account');
  await expectAccessible('create-account-domains');
  await expectWalked('CreateAccountForm');
});

test('a page that requires sign-in shows a message to visitors and is accessible', async () => {
  openPage('/my-games', [answer(getConfig, aConfig())], null);
  await expect.element(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expectAccessible('authentication-required');
});

test('signing in returns to the page that required it', { tags: ['rare'] }, async () => {
  openPage('/game-nights?tab=templates', [answer(getConfig, aConfig())], null);
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect
    .element(page.getByRole('link', { name: 'Continue with e-mail' }))
    .toHaveAttribute('href', '/api/auth/rollcall?returnTo=%2Fgame-nights%3Ftab%3Dtemplates');
});

test('the sign-up form shows errors at their fields, including those of the server', async () => {
  openPage(
    '/create-account',
    [answer(getConfig, aConfig()), refuse(createAccount, 'invalid_request', { email: 'This address is refused' })],
    null,
  );
  const create = page.getByRole('button', { name: 'Create Account' });
  await create.click();
  const [first, last] = [page.getByLabelText('First Name'), page.getByLabelText('Last Name')];
  const email = page.getByLabelText('Email Address');
  await expectFieldError(first, 'First name must be at least 2 characters');
  await expectFieldError(last, 'Last name must be at least 2 characters');
  await expectFieldError(email, 'Please enter a valid email address');
  await expectAccessible();
  expect(sentChanges()).toEqual([]);
  await first.fill('Ana');
  await last.fill('Silva');
  await email.fill('ANA@example.org');
  await create.click();
  await expectFieldError(email, 'This address is refused');
  expect(sentChanges().map(({ body }) => body)).toEqual([
    { firstName: 'Ana', lastName: 'Silva', email: 'ana@example.org', accountType: 'individual' },
  ]);
});
