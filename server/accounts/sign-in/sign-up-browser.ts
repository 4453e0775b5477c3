import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Environment } from '#server/platform/config/environment.ts';
import { readCookie } from '#server/platform/http/read-cookie.ts';
import { hostCookieName, sessionCookie } from '#server/platform/http/session-cookie.ts';

/** The lifetime of the link in a verification mail. */
export const SIGN_UP_MS = 3 * 24 * 60 * 60_000;

const SECRET = /^[\w-]{43}$/;
const cookieName = (environment: Environment) => hostCookieName(environment, 'rollcall-sign-up');

/** The secret of a browser in which an account was created recently; undefined in any other. */
export function signUpBrowser(environment: Environment, req: Request): string | undefined {
  const secret = readCookie(req.headers, cookieName(environment));
  return secret !== undefined && SECRET.test(secret) ? secret : undefined;
}

/** Remembers the browser for the lifetime of the link. @returns its secret */
export function rememberSignUp(environment: Environment, req: Request, res: Response): string {
  const secret = signUpBrowser(environment, req) ?? randomBytes(32).toString('base64url');
  res.cookie(cookieName(environment), secret, { ...sessionCookie(environment), maxAge: SIGN_UP_MS });
  return secret;
}
