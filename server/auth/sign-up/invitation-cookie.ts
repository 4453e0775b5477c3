import { type CookieOptions, type Request, type Response, Router } from 'express';
import type { Environment } from '../../config/environment.ts';
import type { Services } from '../../services.ts';
import { isHttps } from '../session-cookie.ts';
import { hasSignUpLink } from './sign-up-links.ts';

export const INVITATION_PATH = '/api/auth/invitation';

const DAY_MS = 24 * 60 * 60_000;
const TOKEN = /^[\w-]{43}$/;

type Scheme = Pick<Environment, 'origin'>;

const nameOf = (environment: Scheme) => (isHttps(environment) ? '__Host-invitation' : 'rollcall-invitation');

/** Lax, so that it comes along when a provider of another site sends the browser back. */
const optionsOf = (environment: Scheme): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isHttps(environment),
  maxAge: DAY_MS,
});

/** The token of the operator's link that this browser has followed within a day, if it did. */
export function invitationOf(req: Request, environment: Scheme): string | null {
  const name = `${nameOf(environment)}=`;
  const cookies = (req.headers.cookie ?? '').split(';').map((part) => part.trim());
  const token = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length) ?? '';
  return TOKEN.test(token) ? token : null;
}

/** Forgets it, once its bearer has an account. */
export const forgetInvitation = (res: Response, environment: Scheme): void => {
  const { maxAge: _kept, ...options } = optionsOf(environment);
  res.clearCookie(nameOf(environment), options);
};

/** An operator's link: remembers it in the browser, spends nothing, and leads to the sign-in page. */
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
