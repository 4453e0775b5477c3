import type { Request } from 'express';

/** Another site's page sent the browser here; what a person did not ask for must not be done. */
export const isCrossSite = (req: Request): boolean => req.get('sec-fetch-site') === 'cross-site';
