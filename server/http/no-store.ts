import type { RequestHandler } from 'express';

/** Answers are of one person at one time: no cache keeps them, unless an endpoint knows better. */
export const noStore: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};
