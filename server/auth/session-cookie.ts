import type { CookieOptions, Request } from 'express';
import type { Environment } from '../config/environment.ts';

declare module 'express-session' {
  interface SessionData {
    /** Who is signed in. */
    passport: { user: number };
    /** On what, in words, and since when (ISO 8601). */
    device: { words: string; since: string };
    /** When its cookie was last sent (ISO 8601). */
    renewed: string;
  }
}

const DAY_MS = 24 * 60 * 60_000;
/** While a session is used, its cookie is sent anew so often. */
export const RENEWED_EVERY_MS = DAY_MS;
/** Without a request in so long, a session ends; in a browser up to a day earlier. */
export const SESSION_MS = 30 * DAY_MS;
/** However often it is used, a session ends so long after signing in. */
export const LONGEST_SESSION_MS = 180 * DAY_MS;

export const isHttps = (environment: Pick<Environment, 'origin'>) => environment.origin.startsWith('https:');

/** The `__Host-` prefix, which browsers tie to https, this host and the whole site, wherever it is possible. */
export const hostCookieName = (environment: Pick<Environment, 'origin'>, name: string): string =>
  isHttps(environment) ? `__Host-${name}` : name;

export const sessionCookieName = (environment: Pick<Environment, 'origin'>): string =>
  hostCookieName(environment, 'rollcall');

export const sessionCookie = (environment: Pick<Environment, 'origin'>) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(environment),
    maxAge: SESSION_MS,
  }) satisfies CookieOptions;

/** Where the public address is https, every visitor came by https, whatever the proxy in front tells or forgets to. */
export function assumePublicScheme(req: Request, environment: Pick<Environment, 'origin'>): void {
  if (isHttps(environment)) req.headers['x-forwarded-proto'] = 'https';
}
