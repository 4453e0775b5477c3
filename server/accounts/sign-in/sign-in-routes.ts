import { type Request, type RequestHandler, type Response, Router } from 'express';
import { and, eq, isNotNull } from 'drizzle-orm';
import passport from 'passport';
import { users } from '#shared/schema/users.ts';
import { ACCOUNT_TYPES, type AccountType } from '#shared/enums.ts';
import type { Services } from '#server/platform/services.ts';
import { readersLanguage } from '#server/platform/words/language.ts';
import { accountOf, SignUpRefused } from '../accounts.ts';
import { withoutValues } from '#server/platform/observability/error-for-log.ts';
import { type AttemptLimits, countAddress } from './attempts.ts';
import { signInProblems } from './sign-in-problems.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { clearInvitationCookie, invitationOf } from './invitation-cookie.ts';
import { consumeSignUpPermission } from './sign-up-permission.ts';
import type { EmailProblem, Identity } from './identity.ts';
import { type IdentityProvider, PLATFORM_PATH } from './identity-provider.ts';
import { OidcStrategy } from './oidc-strategy.ts';
import { providerProblem } from './provider-problem.ts';
import { emailProblemText } from './provider-text.ts';
import { rememberDevice } from './known-device.ts';
import { alsoReturningTo, returnPath } from './return-path.ts';
import { signInAs } from './sign-in.ts';
import { signUpBrowser } from './sign-up-browser.ts';
import { unknownAddress, wrongAddressPage } from './wrong-address.ts';
import { siteOrigin } from '../site-origin.ts';
import { claimSignUp, typedElsewhere } from './verify-email.ts';

declare module 'express-session' {
  interface SessionData {
    /** The request of the browser that started a sign-in. */
    errand: { accountType: AccountType; returnTo: string | null };
  }
}

/** Errors for which the login page has a message. */
type SignInError =
  | 'provider_unreachable'
  | 'provider_misconfigured'
  | 'sign_in_failed'
  | 'sign_in_cancelled'
  | 'email_unverified'
  | 'email_missing'
  | 'no_new_accounts'
  | 'account_disabled';

/** Time allowed at the provider. */
const PENDING_SIGN_IN_MS = 60 * 60_000;

export const SIGNED_IN_HOME = '/my-games';
/** Where somebody says whether a name that was typed in another browser is theirs. */
export const TYPED_NAME_PATH = '/api/auth/typed-name';

const authenticator = new passport.Passport();

/** The redirect to a provider and the callback, for each sign-in method. */
export function signInRoutes(
  services: Services,
  providers: readonly IdentityProvider[],
  limits: AttemptLimits,
): Router {
  const router = Router();
  for (const provider of providers) {
    router.use(provider.path, readersLanguage);
    router.get(provider.path, async (req, res, next) => {
      const opened = unknownAddress(req, services.environment);
      if (opened !== null) return void res.status(421).send(wrongAddressPage(opened, services.environment.origin));
      await countAddress(limits.signInsByAddress, limits.signInsByNetwork, req.ip);
      req.session.errand = pendingSignInOf(req.query);
      if (!req.user) req.session.cookie.maxAge = PENDING_SIGN_IN_MS;
      const strategy = await strategyFor(provider, 'start', req, services);
      if (typeof strategy === 'string') return fail(req, res, strategy);
      const prompt = req.query.fresh === '1' ? 'login' : provider.prompt;
      const options = { session: false, ...(prompt && { prompt }) };
      authenticator.authenticate(strategy, options, (error: unknown) => {
        fail(req, res, explain(services, provider, error));
      })(req, res, next);
    });
    router.get(`${provider.path}/callback`, async (req, res, next) => {
      const strategy = await strategyFor(provider, 'callback', req, services);
      if (typeof strategy === 'string') return fail(req, res, strategy);
      authenticator.authenticate(strategy, { session: false }, (error: unknown, _user: unknown, info: unknown) => {
        handleCallback(services, provider, req, res, error ?? info).catch((failure: unknown) => {
          services.log.error({ err: failure, provider: provider.path }, 'a sign-in could not be finished');
          fail(req, res, 'sign_in_failed');
        });
      })(req, res, next);
    });
    router.use(provider.path, signInProblems(services));
  }
  if (!providers.some(({ path }) => path === PLATFORM_PATH))
    router.get(PLATFORM_PATH, redirectToFirstMethod(providers));
  return router;
}

/** Without a hosted platform its address redirects to the available sign-in method. */
const redirectToFirstMethod =
  ([provider]: readonly IdentityProvider[]): RequestHandler =>
  (req, res) => {
    const query = req.originalUrl.slice(req.path.length);
    res.redirect(provider ? `${provider.path}${query}` : '/login');
  };

function pendingSignInOf(query: Request['query']) {
  const accountType = ACCOUNT_TYPES.find((type) => type === query.accountType) ?? 'individual';
  return { accountType, returnTo: returnPath(query.returnTo) };
}

/** The strategy, or why there is none. */
async function strategyFor(
  provider: IdentityProvider,
  step: 'start' | 'callback',
  req: Request,
  services: Services,
): Promise<OidcStrategy | SignInError> {
  try {
    const config = await provider.configuration(req);
    const callback = `${siteOrigin(req, services.environment)}${provider.path}/callback`;
    return new OidcStrategy(provider, config, step, callback);
  } catch (error) {
    return explain(services, provider, error);
  }
}

/** Tells the operator in the log what is wrong, and returns what to tell the person. */
function explain({ log }: Pick<Services, 'log'>, { key, path }: IdentityProvider, error: unknown): SignInError {
  if (key === undefined || !(error instanceof Error)) {
    log.warn({ reason: withoutValues(reasonOf(error)), provider: path }, 'a sign-in failed');
    return 'sign_in_failed';
  }
  const { line, lasting, isOutage } = providerProblem(error, key);
  // The provider's own words may name the person.
  log.warn({ reason: withoutValues(reasonOf(error)), provider: path }, withoutValues(line));
  if (lasting) return 'provider_misconfigured';
  return isOutage ? 'provider_unreachable' : 'sign_in_failed';
}

/** Handles the callback of a provider, successful or not. */
async function handleCallback(
  services: Services,
  provider: IdentityProvider,
  req: Request,
  res: Response,
  problem: unknown,
): Promise<void> {
  const { db, environment, log } = services;
  const { identity } = req;
  if (!identity) {
    if (isCancelled(problem)) return fail(req, res, 'sign_in_cancelled');
    return fail(req, res, explain(services, provider, problem));
  }
  const pending = req.session.errand ?? { accountType: 'individual', returnTo: null };
  const browser = signUpBrowser(services.environment, req);
  if (identity.verifiedEmail !== null && browser !== undefined) await claimSignUp(db, identity.verifiedEmail, browser);
  const invitation = invitationOf(req, environment);
  const mayStay = (tx: Transaction, email: string) =>
    consumeSignUpPermission(tx, environment.SIGN_UP, { email, invitation });
  const userId = await accountOf(db, identity, pending.accountType, mayStay).catch(undefinedWhenRefused);
  if (userId === undefined) return fail(req, res, 'no_new_accounts');
  if (userId === null) return fail(req, res, explainEmail(services, provider, identity));
  if (await isDisabled(db, userId)) return fail(req, res, 'account_disabled');
  await signInAs(req, userId, identity.authTime);
  if (identity.verifiedEmail !== null) await rememberDevice(services, req, res, identity.verifiedEmail);
  if (invitation !== null) clearInvitationCookie(res, environment);
  log.info({ userId, provider: provider.path }, 'signed in');
  const isAsked = (await typedElsewhere(db, userId)) !== null;
  res.redirect(
    isAsked ? `${TYPED_NAME_PATH}?${alsoReturningTo(pending.returnTo).slice(1)}` : (pending.returnTo ?? SIGNED_IN_HOME),
  );
}

const isDisabled = async (db: Database, userId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, userId), isNotNull(users.disabledAt)))) > 0;

/** Likewise, for somebody without an account whose e-mail address nobody vouches for. */
function explainEmail({ log }: Services, { key, path }: IdentityProvider, { emailProblem }: Identity): SignInError {
  if (!emailProblem) return 'sign_in_failed';
  if (key !== undefined) log.warn({ provider: path }, emailProblemText(emailProblem, key));
  return EMAIL_ERRORS[emailProblem];
}

const EMAIL_ERRORS: Record<EmailProblem, SignInError> = {
  missing: 'email_missing',
  unverified: 'email_unverified',
  unsaid: 'provider_misconfigured',
};

function undefinedWhenRefused(error: unknown): undefined {
  if (!(error instanceof SignUpRefused)) throw error;
}

const isCancelled = (problem: unknown) =>
  typeof problem === 'object' && problem !== null && 'error' in problem && problem.error === 'access_denied';

/** Logs codes and messages only: an error of the exchange may contain tokens. */
function reasonOf(problem: unknown): string {
  if (!(problem instanceof Error)) return 'no sign-in of this browser was under way';
  const code = 'code' in problem ? `${String(problem.code)} ` : '';
  return `${code}${problem.message}`;
}

/** The next try returns to the page that asked for this one. */
function fail({ session }: Request, res: Response, error: SignInError): void {
  res.redirect(`/login?error=${error}${alsoReturningTo(session.errand?.returnTo ?? null)}`);
}
