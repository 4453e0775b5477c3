import { type CookieOptions, type Request, type Response, Router } from 'express';
import type { Environment } from '#server/platform/config/environment.ts';
import type { Services } from '#server/platform/services.ts';
import { isHttps } from '#server/platform/http/session-cookie.ts';
import { hasSignUpLink } from './sign-up-links.ts';

export const INVITATION_PATH = '/api/auth/invitation';

/** The address of a link that allows sign-up. */
export const signUpUrl = (origin: string, token: string): string => `${origin}${INVITATION_PATH}?token=${token}`;

const DAY_MS = 24 * 60 * 60_000;
const TOKEN = /^[\w-]{43}$/;

type Scheme = Pick<Environment, 'origin'>;

const nameOf = (environment: Scheme) => (isHttps(environment) ? '__Host-invitation' : 'rollcall-invitation');

/** Lax, so that it is sent when a provider of another site redirects the browser back. */
const optionsOf = (environment: Scheme): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isHttps(environment),
  maxAge: DAY_MS,
});

/** The token of an operator's link that this browser opened within the last day, if any. */
export function invitationOf(req: Request, environment: Scheme): string | null {
  const name = `${nameOf(environment)}=`;
  const cookies = (req.headers.cookie ?? '').split(';').map((part) => part.trim());
  const token = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? '';
  return TOKEN.test(token) ? token : null;
}

/** Deletes it once the person has an account. */
export const clearInvitationCookie = (res: Response, environment: Scheme): void => {
  const { maxAge: _kept, ...options } = optionsOf(environment);
  res.clearCookie(nameOf(environment), options);
};

/** Opens an operator's link: stores it in the browser, uses nothing up, and redirects to the sign-in page. */
export function invitationRoutes({ db, environment }: Pick<Services, 'db' | 'environment'>): Router {
  const router = Router();
  router.get(INVITATION_PATH, async (req, res) => {
    const { token } = req.query;
    const good = typeof token === 'string' && TOKEN.test(token) && (await hasSignUpLink(db, token));
    if (!good) return res.redirect('/login?error=invitation_over');
    res.cookie(nameOf(environment), token, optionsOf(environment)).redirect('/login?invited=1');
  });
  return router;
}
