import type { Request } from 'express';

/** Another site's page made this request, as far as the browser says. */
export const isCrossSite = (req: Request): boolean => /^(cross|same)-site$/.test(req.get('sec-fetch-site') ?? '');

/**
 * Not a person on their way, but another site's page that sent the browser here, or any page that names this address as
 * a picture or the like; what a person did not ask for must not be done.
 */
export const isUnasked = (req: Request): boolean =>
  isCrossSite(req) || (req.get('sec-fetch-dest') ?? 'document') !== 'document';
