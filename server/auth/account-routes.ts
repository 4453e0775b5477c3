import { Router } from 'express';
import { createAccount as createAccountContract } from '#shared/contracts/auth.ts';
import { maySignUp, type SignUp, signUpWords } from '#shared/rules/sign-up.ts';
import { addressGroup } from '../http/address-group.ts';
import { serve } from '../http/endpoint.ts';
import { Refusal } from '../http/refusal.ts';
import type { Services } from '../services.ts';
import { type AttemptLimits, countAttempt } from './attempts.ts';
import { issuerOf } from './built-in/provider.ts';
import { createAccount, verifyEmail } from './create-account.ts';
import { hasBuiltInProvider } from './doors.ts';
import { externalIdOf } from './identity.ts';
import { invitationOf } from './sign-up/invitation-cookie.ts';
import { returnPath } from './return-path.ts';
import { siteOrigin } from './site-origin.ts';

/** Told at once, because it tells of no account: to everybody, or by the domain alone. @throws Refusal sign_up_closed */
function refuseWhereNobodyMay(signUp: SignUp, email: string): void {
  if (signUp.mode === 'open' || signUp.mode === 'invited' || maySignUp(signUp, email, false)) return;
  const message = signUpWords(signUp) ?? '';
  throw new Refusal('sign_up_closed', { message, ...(signUp.mode === 'domains' && { fields: { email: message } }) });
}

/** Creating an account, and the link of its verification mail. */
export function accountRoutes(services: Services, limits: AttemptLimits): Router {
  const { db, environment } = services;
  const router = Router();
  serve(router, createAccountContract, async ({ body, req }) => {
    await countAttempt(limits.accountsByAddress, addressGroup(req.ip));
    await countAttempt(limits.accountsByEmail, body.email);
    await countAttempt(limits.accountsByEmailInADay, body.email);
    refuseWhereNobodyMay(environment.SIGN_UP, body.email);
    const { returnTo, ...account } = body;
    await createAccount(services.db, account, {
      origin: siteOrigin(req, environment),
      returnTo: returnPath(returnTo),
      signUp: environment.SIGN_UP,
      invitation: invitationOf(req, environment),
    });
    return { message: 'Please check your email for verification instructions.' };
  });
  const identityOf = hasBuiltInProvider(services)
    ? (email: string) => externalIdOf(issuerOf(environment), email)
    : null;
  router.get('/api/auth/verify', async (req, res) => {
    const { token } = req.query;
    const verified = typeof token === 'string' && (await verifyEmail(db, token, identityOf));
    const returnTo = returnPath(req.query.returnTo);
    const back = returnTo === null ? '' : `&returnTo=${encodeURIComponent(returnTo)}`;
    res.redirect(verified ? `/login?verified=1${back}` : '/login?error=link_expired');
  });
  return router;
}
