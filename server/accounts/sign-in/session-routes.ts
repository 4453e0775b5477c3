import { Router } from 'express';
import { getConfig, getCurrentUser } from '#shared/accounts/auth-contract.ts';
import { type PublicConfig } from '#shared/shapes/public-config.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { isPrefetch, isUnintendedNavigation } from '#server/platform/http/cross-site.ts';
import { currentUserOf } from '../current-user.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { hasBuiltInProvider } from './identity-providers.ts';
import { sessionCookie, sessionCookieName } from '#server/platform/http/session-cookie.ts';

/** With the settings that the client receives; null where nothing is configured. */
export interface SessionServices extends Services {
  bgg: object | null;
  payments: object | null;
}

/** The signed-in user, the available sign-in methods, and signing out. */
export function sessionRoutes(services: SessionServices, providers: readonly IdentityProvider[]): Router {
  const { environment, log } = services;
  const router = Router();
  serve(router, getCurrentUser, ({ owner }) => currentUserOf(owner));
  const config: PublicConfig = {
    doors: providers.map(({ kind, name, path }) => ({ kind, name, path })),
    builtInProvider: hasBuiltInProvider(services),
    bggUserImport: services.bgg !== null,
    channels: environment.CHANNELS === 'on',
    mails: environment.sendsMails,
    reports: environment.ADMIN_EMAILS.length > 0,
    checkout: services.payments !== null,
    signUp: { ...environment.SIGN_UP, domains: [...environment.SIGN_UP.domains] },
    local: environment.local
      ? { outboxPath: environment.SMTP_URL === undefined ? '/dev/outbox' : null, demoPath: '/api/auth/demo' }
      : null,
  };
  serve(router, getConfig, () => config);
  router.get('/login', (req, res, next) => {
    // A browser that has begun to sign in has a session without a user. There is none without a database.
    if ((req.session as unknown) && !req.user) res.locals.signInPage = config;
    next();
  });
  router.get('/api/logout', (req, res, next) => {
    // A browser drops a page that it could not load in advance, and asks again once it is wanted.
    if (isPrefetch(req)) return res.status(403).end();
    if (isUnintendedNavigation(req)) return res.redirect('/');
    const userId = req.user?.id;
    req.session.destroy((error?: Error) => {
      if (error) return next(error);
      if (userId !== undefined) log.info({ userId }, 'signed out');
      const { maxAge: _kept, ...cookie } = sessionCookie(environment);
      res.clearCookie(sessionCookieName(environment), cookie).redirect('/');
    });
  });
  return router;
}
