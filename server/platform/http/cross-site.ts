import type { Request } from 'express';

/** Whether another site's page made this request, according to the browser. */
export const isCrossSite = (req: Request): boolean => /^(cross|same)-site$/.test(req.get('sec-fetch-site') ?? '');

/**
 * Whether another site's page sent the browser here, or embeds this address, for example as a picture: actions that
 * the person did not ask for are refused.
 */
export const isUnintendedNavigation = (req: Request): boolean =>
  isCrossSite(req) || (req.get('sec-fetch-dest') ?? 'document') !== 'document';

/** Whether nobody asked for this page yet: a browser loads it in advance, or a program only looks whether it is there. */
export const isPrefetch = (req: Request): boolean =>
  req.method === 'HEAD' || `${req.get('sec-purpose')} ${req.get('purpose')}`.includes('prefetch');
