import type { Page } from 'playwright-core';
import { getConfig } from '#shared/accounts/auth-contract.ts';
import { type SignUp, signUpText } from '#shared/limits/sign-up.ts';

const MODES: readonly SignUp[] = [
  { mode: 'invited', domains: [] },
  { mode: 'closed', domains: [] },
  { mode: 'domains', domains: ['example.org', 'a-very-long-club-name.example'] },
];

/** A page of a server with restricted sign-up. */
const openIn = (signUp: SignUp, path: string) => async (page: Page, origin: string) => {
  await page.route(
    `**${getConfig.path}`,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), signUp } });
    },
    { times: 1 },
  );
  await page.goto(`${origin}${path}`);
  await page
    .getByText(signUpText(signUp) ?? '')
    .first()
    .waitFor();
};

/** The sign-in and sign-up pages for each restricted sign-up mode. */
export const signUpScreens = MODES.flatMap((signUp) => [
  {
    name: `login-${signUp.mode}`,
    signedIn: false,
    open: openIn(signUp, signUp.mode === 'invited' ? '/login?invited=1' : '/login'),
  },
  { name: `create-account-${signUp.mode}`, signedIn: false, open: openIn(signUp, '/create-account') },
]);
