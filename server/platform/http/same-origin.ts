import type { Request, RequestHandler } from 'express';
import { isCrossSite } from './cross-site.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { isLoopback } from '#server/platform/config/variables.ts';
import { Refusal } from './refusal.ts';

/** A request that changes data must come from this site's own pages, or from no page. A token is in no page's reach. */
export const sameOrigin =
  (environment: Environment): RequestHandler =>
  (req, _res, next) => {
    const mayChange = req.method !== 'GET' && req.method !== 'HEAD';
    if (mayChange && req.token === undefined && !isOwn(req, environment)) throw new Refusal('cross_site');
    next();
  };

function isOwn(req: Request, environment: Environment): boolean {
  const origin = req.get('origin');
  if (origin === undefined) return !isCrossSite(req);
  if (origin === environment.origin) return true;
  if (!environment.local || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return isLoopback(url.hostname) && url.host === req.get('host');
}
