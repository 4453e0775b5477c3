import type { Request } from 'express';
import { isCrossSite } from '#server/platform/http/cross-site.ts';
import { siteOrigin } from '#server/accounts/service.ts';
import type { Environment } from '#server/platform/config/environment.ts';
import { Refusal } from '#server/platform/http/refusal.ts';

/**
 * Refuses forms from other sites, as far as the browser reveals it. These pages send no referrer, so browsers send the
 * origin 'null'; the secret link in the path is the proof. @throws Refusal cross_site
 */
export function refuseForeignForm(req: Request, environment: Environment): void {
  const origin = req.get('origin') ?? 'null';
  if (isCrossSite(req) || !['null', siteOrigin(req, environment)].includes(origin)) throw new Refusal('cross_site');
}
