import { type RequestHandler, Router } from 'express';
import { rateLimit } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { readersLanguage } from '#server/platform/words/language.ts';
import { type AttemptLimits, countAddress } from '../attempts.ts';
import { signInProblems } from '../sign-in-problems.ts';
import { memoizeAsync } from '#server/platform/workers/memoize-async.ts';
import { interactionRoutes } from './interaction-routes.ts';
import { openProvider } from './provider.ts';

/** Characters of a request to begin a sign-in, which is stored for an hour: this site's own have fewer than 600. */
const MAX_REQUEST_LENGTH = 2000;

/** The built-in OpenID provider and its pages, below /oidc. It is opened at the first sign-in. */
export function builtInProviderRoutes(services: Services, limits: AttemptLimits): Router {
  const router = Router();
  const provider = memoizeAsync(() => openProvider(services));
  const handler = memoizeAsync(async () => (await provider()).callback());
  const serveProvider: RequestHandler = async (req, res) => {
    await (
      await handler()
    )(req, res);
  };
  router.use('/oidc', rateLimit(services.environment), toNoOtherSite, asPublicOrigin(services));
  router.use('/oidc/interaction', interactionRoutes(services, limits, provider));
  router.all('/oidc/auth', async (req, _res, next) => {
    if (req.method !== 'GET' || req.originalUrl.length > MAX_REQUEST_LENGTH) throw new Refusal('invalid_request');
    await countAddress(limits.signInsByAddress, limits.signInsByNetwork, req.ip);
    next();
  });
  router.use('/oidc', isShort, readersLanguage, serveProvider, signInProblems(services));
  return router;
}

/** The library keeps a body of up to 56 kB until it is complete; this server's own are short and say how long they are. */
const isShort: RequestHandler = (req, _res, next) => {
  const length = req.get('content-length');
  const isLong =
    length === undefined ? req.get('transfer-encoding') !== undefined : Number(length) > MAX_REQUEST_LENGTH;
  if (isLong) throw new Refusal('too_large');
  next();
};

/** Its only client is this server, so other sites get no CORS headers. */
const toNoOtherSite: RequestHandler = (_req, res, next) => {
  const setHeader = res.setHeader.bind(res);
  res.setHeader = (name, value) => (/^access-control-/i.test(name) ? res : setHeader(name, value));
  next();
};

/** The provider derives addresses from the request, so it gets the public one, even if a proxy does not forward it. */
function asPublicOrigin({ environment }: Services): RequestHandler {
  const { protocol, host } = new URL(environment.origin);
  return (req, _res, next) => {
    if (!environment.local) {
      req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
      req.headers['x-forwarded-host'] = host;
    }
    next();
  };
}
