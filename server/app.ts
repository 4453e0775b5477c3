import express, { type Express } from 'express';
import { authRoutes } from './auth/routes.ts';
import { sessions } from './auth/sessions.ts';
import { gameRoutes } from './features/games/routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { outboxRoutes } from './features/outbox/routes.ts';
import { popularGameRoutes } from './features/popular-games/routes.ts';
import { scrapeRoutes } from './features/scrape/routes.ts';
import { apiDocs } from './http/api-docs.ts';
import { errorHandler, noSuchEndpoint } from './http/error-handler.ts';
import { knownHosts } from './http/known-hosts.ts';
import { notKept } from './http/not-kept.ts';
import { rateLimit } from './http/rate-limit.ts';
import { sameOrigin } from './http/same-origin.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Services } from './services.ts';

/** The server without its screens: the order in which a request passes through everything. */
export function createApp(services: Services): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', services.environment.trustProxy);
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.use(securityHeaders(services.environment));
  app.use(knownHosts(services.environment));
  app.use(['/api', '/dev', '/oidc'], notKept);
  app.use(['/api', '/dev'], sessions(services), rateLimit(services.environment), sameOrigin(services.environment));
  app.use(authRoutes(services));
  app.use(outboxRoutes(services));
  app.use(apiDocs());
  app.use(gameRoutes(services));
  app.use(popularGameRoutes(services));
  app.use(scrapeRoutes(services));
  app.use(importRoutes(services));
  app.use('/api', noSuchEndpoint);
  app.use(errorHandler(services.log));
  return app;
}
