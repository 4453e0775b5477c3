import type { RequestHandler } from 'express';

/** Nothing but this site's own files and forms: no other site learns who reads a page, pictures included. */
const POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
].join('; ');

/** The address of these pages is a secret: it is not handed on, not indexed, and no cache keeps what it opens. */
export const guestHeaders: RequestHandler = (_req, res, next) => {
  res.setHeader('Content-Security-Policy', POLICY);
  res.setHeader('Referrer-Policy', 'no-referrer');
  res.setHeader('X-Robots-Tag', 'noindex, nofollow');
  res.setHeader('Cache-Control', 'no-store');
  next();
};
