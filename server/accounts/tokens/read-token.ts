import type { RequestHandler } from 'express';
import type { Services } from '#server/platform/services.ts';
import { findToken } from './find-token.ts';

const SCHEME = 'bearer ';

/**
 * Puts the personal token of `Authorization: Bearer` into `req.token`. Such a request has no session, whatever cookie it
 * brings. Other schemes, as of a proxy in front, are ignored.
 */
export const readToken =
  (services: Services): RequestHandler =>
  async (req, _res, next) => {
    const header = req.get('authorization') ?? '';
    if (header.slice(0, SCHEME.length).toLowerCase() === SCHEME)
      req.token = await findToken(services, header.slice(SCHEME.length).trim());
    next();
  };
