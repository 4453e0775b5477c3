import type { RequestHandler } from 'express';

/** Responses are personal and not cached unless an endpoint says otherwise. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
