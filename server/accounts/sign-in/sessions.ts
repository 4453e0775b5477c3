import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import session from 'express-session';
import type { Services } from '#server/platform/services.ts';
import { actingFor } from '../acting-for.ts';
import { loadOwner } from '../load-owner.ts';
import { memoizeAsync } from '#server/platform/workers/memoize-async.ts';
import { serverSecret } from '#server/platform/database/server-secret.ts';
import { assumePublicScheme, sessionCookie, sessionCookieName } from '#server/platform/http/session-cookie.ts';
import { sessionStore } from './session-store.ts';

/** The keys for session cookies: the configured secret, else one that this installation created. */
export const sessionSecret = ({ environment, db }: Pick<Services, 'environment' | 'db'>): Promise<string> =>
  environment.SESSION_SECRET === undefined
    ? serverSecret(db, 'session', () => randomBytes(32).toString('base64url'))
    : Promise.resolve(environment.SESSION_SECRET);

/**
 * Attaches the session and, in `req.user`, the signed-in user. A visitor without a cookie costs no query; a request with
 * a personal token has no session.
 */
export function sessions(services: Services): RequestHandler {
  const acting = actingFor(services);
  const sessionHandler = memoizeAsync(async () => makeHandler(services, await sessionSecret(services)));
  return async (req, res, next) => {
    if (req.token !== undefined) return next();
    req.actingFor = acting;
    assumePublicScheme(req, services.environment);
    const withSession = await sessionHandler();
    withSession(req, res, (error?: unknown) => {
      if (error) next(error);
      else loadOwner(req, services.environment).then(() => next(), next);
    });
  };
}

const makeHandler = (services: Services, secret: string): RequestHandler =>
  session({
    name: sessionCookieName(services.environment),
    secret,
    store: sessionStore(services),
    cookie: sessionCookie(services.environment),
    proxy: true,
    resave: false,
    saveUninitialized: false,
  });
