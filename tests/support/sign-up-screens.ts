import type { Page } from 'playwright-core';
import { getConfig } from '#shared/contracts/auth.ts';
import { type SignUp, signUpWords } from '#shared/rules/account/sign-up.ts';

const MODES: readonly SignUp[] = [
  { mode: 'invited', domains: [] },
  { mode: 'closed', domains: [] },
  { mode: 'domains', domains: ['example.org', 'a-very-long-club-name.example'] },
];

/** A page as it is on a server where the operator lets only some people make an account. */
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
    .getByText(signUpWords(signUp) ?? '')
    .first()
    .waitFor();
};

/** The pages of signing in and of creating an account, for each way in which not everybody may make one. */
export const signUpScreens = MODES.flatMap((signUp) => [
  {
    name: `login-${signUp.mode}`,
    signedIn: false,
    open: openIn(signUp, signUp.mode === 'invited' ? '/login?invited=1' : '/login'),
  },
  { name: `create-account-${signUp.mode}`, signedIn: false, open: openIn(signUp, '/create-account') },
]);
