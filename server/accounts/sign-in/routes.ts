import { Router } from 'express';
import { accountRoutes } from './account-routes.ts';
import { attemptLimits } from './attempts.ts';
import { builtInProviderRoutes } from './built-in/provider-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';
import { hasBuiltInProvider, openIdentityProviders } from './identity-providers.ts';
import { pageFiles } from '#server/platform/http/page-files.ts';
import { invitationRoutes } from './invitation-cookie.ts';
import { type SessionServices, sessionRoutes } from './session-routes.ts';

/** Signing in and out, accounts, and the built-in provider if it is used. */
export function authRoutes(services: SessionServices): Router {
  const router = Router();
  const providers = openIdentityProviders(services);
  const limits = attemptLimits(services);
  router.use(pageFiles(), sessionRoutes(services, providers), accountRoutes(services, limits));
  router.use(invitationRoutes(services));
  if (hasBuiltInProvider(services)) router.use(builtInProviderRoutes(services, limits));
  router.use(signInRoutes(services, providers, limits));
  return router;
}
