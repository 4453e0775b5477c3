import type { RequestHandler } from 'express';
import type { Environment } from '../config/environment.ts';
import { isLoopback } from '../config/variables.ts';
import { Refusal } from './refusal.ts';

/** A request that changes something must come from this site's own pages, or from no page at all. */
export const sameOrigin =
  (environment: Environment): RequestHandler =>
  (req, _res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD' && !isOwn(req.get('origin'), req.get('host'), environment))
      throw new Refusal('cross_site');
    next();
  };

function isOwn(origin: string | undefined, host: string | undefined, environment: Environment): boolean {
  if (origin === undefined || origin === environment.origin) return true;
  if (!environment.local || !URL.canParse(origin)) return false;
  const url = new URL(origin);
  return isLoopback(url.hostname) && url.host === host;
}
