import express, { type Request, type Response, Router } from 'express';
import { createAccount as createAccountContract } from '#shared/accounts/auth-contract.ts';
import { maySignUp, type SignUp, signUpText } from '#shared/limits/sign-up.ts';
import { countedMailbox } from '#server/platform/mails/mail-recipient.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { readersLanguage } from '#server/platform/words/language.ts';
import { t } from '../words/words.ts';
import { type AttemptLimits, countAddress, countAttempt } from './attempts.ts';
import { issuerOf } from './built-in/provider.ts';
import { createAccount } from '../create-account.ts';
import { hasBuiltInProvider } from './identity-providers.ts';
import { externalIdOf } from './identity.ts';
import { confirmAccountPage, typedElsewherePage } from './confirm-account-page.ts';
import { invitationOf } from './invitation-cookie.ts';
import { alsoReturningTo, returnPath } from './return-path.ts';
import { rememberSignUp, signUpBrowser } from './sign-up-browser.ts';
import { SIGNED_IN_HOME, TYPED_NAME_PATH } from './sign-in-routes.ts';
import { siteOrigin } from '../site-origin.ts';
import { decideTypedElsewhere, findVerification, typedElsewhere, verifyEmail } from './verify-email.ts';

const MAX_FORM_BYTES = 4096;

/**
 * Refuses at once if that reveals nothing about an account: nobody may sign up, or the domain alone decides. @throws
 * Refusal sign_up_closed
 */
function refuseWhereNobodyMay(signUp: SignUp, email: string): void {
  if (signUp.mode === 'open' || signUp.mode === 'invited' || maySignUp(signUp, email, false)) return;
  const message = signUpText(signUp) ?? '';
  throw new Refusal('sign_up_closed', { message, ...(signUp.mode === 'domains' && { fields: { email: message } }) });
}

/** Creating an account, and the link of its verification mail. */
export function accountRoutes(services: Services, limits: AttemptLimits): Router {
  const { db, environment } = services;
  const router = Router();
  serve(router, createAccountContract, async ({ body, req, res }) => {
    await countAddress(limits.accountsByAddress, limits.accountsByNetwork, req.ip);
    await countAttempt(limits.accountsByEmail, body.email);
    await countAttempt(limits.accountsByEmailInADay, countedMailbox(body.email));
    refuseWhereNobodyMay(environment.SIGN_UP, body.email);
    const { returnTo, ...account } = body;
    await createAccount(services.db, account, {
      origin: siteOrigin(req, environment),
      returnTo: returnPath(returnTo),
      signUp: environment.SIGN_UP,
      invitation: invitationOf(req, environment),
      browser: rememberSignUp(environment, req, res),
    });
    return { message: t('Please check your email for verification instructions.') };
  });
  const identityOf = hasBuiltInProvider(services)
    ? (email: string) => externalIdOf(issuerOf(environment), email)
    : null;
  const verify = async (res: Response, token: string, returnTo: string | null, withProfile: boolean) => {
    const verified = await verifyEmail(db, token, { builtInIdentity: identityOf, withProfile });
    const back = alsoReturningTo(returnTo);
    res.redirect(303, verified ? `/login?verified=1${back}` : `${LINK_EXPIRED}${back}`);
  };

  router.get('/api/auth/verify', readersLanguage, async (req, res) => {
    const { token, returnTo } = fieldsOf(req.query);
    const found = token === null ? undefined : await findVerification(db, token, signUpBrowser(environment, req));
    if (token === null || !found) return res.redirect(303, `${LINK_EXPIRED}${alsoReturningTo(returnTo)}`);
    const { email, profile, isOwnBrowser } = found;
    if (profile === null || email === null || isOwnBrowser) return verify(res, token, returnTo, isOwnBrowser);
    res.send(confirmAccountPage({ token, returnTo, email, profile }));
  });

  router.get(TYPED_NAME_PATH, readersLanguage, async (req, res) => {
    const { returnTo } = fieldsOf(req.query);
    const profile = req.user ? await typedElsewhere(db, req.user.id) : null;
    if (!req.user?.email || !profile) return res.redirect(303, returnTo ?? SIGNED_IN_HOME);
    res.send(typedElsewherePage({ returnTo, email: req.user.email, profile }));
  });

  router.use(
    ['/api/auth/verify', TYPED_NAME_PATH],
    express.urlencoded({ extended: false, inflate: false, limit: MAX_FORM_BYTES }),
  );
  router.post('/api/auth/verify', async (req: Request<unknown, unknown, Record<string, unknown> | undefined>, res) => {
    const { token, returnTo } = fieldsOf(req.body ?? {});
    await verify(res, token ?? '', returnTo, req.body?.['profile'] === 'keep');
  });
  router.post(TYPED_NAME_PATH, async (req: Request<unknown, unknown, Record<string, unknown> | undefined>, res) => {
    if (req.user) await decideTypedElsewhere(db, req.user.id, req.body?.['profile'] === 'keep');
    res.redirect(303, fieldsOf(req.body ?? {}).returnTo ?? SIGNED_IN_HOME);
  });
  return router;
}

const LINK_EXPIRED = '/login?error=link_expired';

const fieldsOf = ({ token, returnTo }: Record<string, unknown>) => ({
  token: typeof token === 'string' ? token : null,
  returnTo: returnPath(returnTo),
});
