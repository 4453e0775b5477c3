import type { Request } from 'express';
import { isCrossSite } from '#server/auth/cross-site.ts';
import { siteOrigin } from '#server/auth/site-origin.ts';
import type { Environment } from '#server/config/environment.ts';
import { Refusal } from '#server/http/refusal.ts';

/**
 * A form must come from one of these pages, as far as the browser says. They send no referrer, so a browser gives their
 * origin as 'null'; that the path holds the link is the proof.
 * @throws Refusal cross_site
 */
export function refuseForeignForm(req: Request, environment: Environment): void {
  const origin = req.get('origin') ?? 'null';
  if (isCrossSite(req) || !['null', siteOrigin(req, environment)].includes(origin)) throw new Refusal('cross_site');
}
