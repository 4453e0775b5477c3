import { Router } from 'express';
import { createAccount as createAccountContract } from '#shared/contracts/auth.ts';
import { addressGroup } from '../http/address-group.ts';
import { serve } from '../http/endpoint.ts';
import type { Services } from '../services.ts';
import { type AttemptLimits, countAttempt } from './attempts.ts';
import { issuerOf } from './built-in/provider.ts';
import { createAccount, verifyEmail } from './create-account.ts';
import { hasBuiltInProvider } from './doors.ts';
import { externalIdOf } from './identity.ts';
import { returnPath } from './return-path.ts';
import { siteOrigin } from './site-origin.ts';

/** Creating an account, and the link of its verification mail. */
export function accountRoutes(services: Services, limits: AttemptLimits): Router {
  const { db, environment } = services;
  const router = Router();
  serve(router, createAccountContract, async ({ body, req }) => {
    await countAttempt(limits.accountsByAddress, addressGroup(req.ip));
    await countAttempt(limits.accountsByEmail, body.email);
    await countAttempt(limits.accountsByEmailInADay, body.email);
    const { returnTo, ...account } = body;
    await createAccount(services.db, account, {
      origin: siteOrigin(req, environment),
      returnTo: returnPath(returnTo),
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
