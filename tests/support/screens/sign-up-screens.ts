import type { Page } from 'playwright-core';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import { type SignUp, signUpText } from '#shared/limits/sign-up.ts';

const CREATE_ACCOUNT = '/create-account';
const MODES: readonly SignUp[] = [
  { mode: 'invited', domains: [] },
  { mode: 'closed', domains: [] },
  { mode: 'domains', domains: ['example.org', 'a-very-long-club-name.example'] },
];

/**
 * A page of a server with restricted sign-up, reached from 'Create Account', which asks for what the sign-in page of
 * the server carries.
 */
const openIn = (signUp: SignUp, path: string) => async (page: Page, origin: string) => {
  await page.route(
    `**${getConfig.path}`,
    async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      await route.fulfill({ response, json: { ...(await response.json()), signUp } });
    },
    { times: 1 },
  );
  const words = page.getByText(signUpText(signUp) ?? '').first();
  await page.goto(`${origin}${CREATE_ACCOUNT}`);
  await words.waitFor();
  if (path === CREATE_ACCOUNT) return;
  await page.evaluate((address) => history.pushState(null, '', address), path);
  await page.getByRole('heading', { name: 'Sign in to Rollcall' }).waitFor();
  await words.waitFor();
};

/** The sign-in and sign-up pages for each restricted sign-up mode. */
export const signUpScreens = MODES.flatMap((signUp) => [
  {
    name: `login-${signUp.mode}`,
    signedIn: false,
    open: openIn(signUp, signUp.mode === 'invited' ? '/login?invited=1' : '/login'),
  },
  { name: `create-account-${signUp.mode}`, signedIn: false, open: openIn(signUp, CREATE_ACCOUNT) },
]);
