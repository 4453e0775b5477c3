import type { CookieOptions, Request } from 'express';
import type { Environment } from '#server/platform/config/environment.ts';

declare module 'express-session' {
  interface SessionData {
    /** The signed-in user. */
    passport: { user: number };
    /** The device in words, and the time of sign-in (ISO 8601). */
    device: { words: string; since: string };
    /** When the person proved who they are (ISO 8601): at the sign-in, or before it if they only passed by their provider. */
    provedAt: string;
    /** The time at which its cookie was last sent (ISO 8601). */
    renewed: string;
  }
}

const DAY_MS = 24 * 60 * 60_000;
/** Interval at which the cookie of a session in use is sent again. */
export const RENEWED_EVERY_MS = DAY_MS;
/** A session ends after so long without a request; in a browser up to a day earlier. */
export const SESSION_MS = 30 * DAY_MS;
/** A session ends so long after signing in, even if it is in use. */
export const MAX_SESSION_MS = 180 * DAY_MS;

export const isHttps = (environment: Pick<Environment, 'origin'>) => environment.origin.startsWith('https:');

/** With the `__Host-` prefix (https, this host, whole site) wherever that is possible. */
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

/** If the public address is https, every visitor uses https, even if the proxy does not forward it. */
export function assumePublicScheme(req: Request, environment: Pick<Environment, 'origin'>): void {
  if (isHttps(environment)) req.headers['x-forwarded-proto'] = 'https';
}

/** Whether the person of a session proved at most so long ago who they are; false if that is not known. */
export const isSignedInSince = ({ provedAt, device }: Request['session'], ms: number): boolean =>
  Date.now() - Date.parse(provedAt ?? device?.since ?? '') < ms;
