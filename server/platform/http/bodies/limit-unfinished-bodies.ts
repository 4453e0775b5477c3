import type { Request, RequestHandler } from 'express';
import { MAX_BODY_BYTES } from '#shared/limits/limits.ts';

export interface UnfinishedBodyLimits {
  /** Maximum bytes of all incomplete bodies; beyond it the oldest requests are aborted. */
  maxTotalBytes: number;
  /** Time for every body in milliseconds; longer bodies get more time at this minimum rate. */
  graceMs: number;
  minBytesPerSecond: number;
}

const LIMITS: UnfinishedBodyLimits = {
  maxTotalBytes: 32 * MAX_BODY_BYTES,
  graceMs: 30_000,
  minBytesPerSecond: 16 * 1024,
};

interface Body {
  req: Request;
  bytes: number;
}

/**
 * Limits the memory of incomplete bodies: a parser buffers the received bytes, and a client may never send the last one. Place
 * it right before the parser. Aborts the oldest requests first, because normal bodies arrive within a second.
 */
export function bodyLimits(given: Partial<UnfinishedBodyLimits> = {}) {
  const { maxTotalBytes, graceMs, minBytesPerSecond } = { ...LIMITS, ...given };
  const bodies = new Set<Body>();
  let totalBytes = 0;
  const grow = (body: Body, bytes: number) => {
    if (!bodies.has(body)) return;
    const grown = Math.min(bytes, MAX_BODY_BYTES - body.bytes);
    body.bytes += grown;
    totalBytes += grown;
    for (const oldest of bodies) {
      if (totalBytes <= maxTotalBytes) break;
      oldest.req.destroy();
      untrack(oldest);
    }
  };
  const untrack = (body: Body) => {
    if (bodies.delete(body)) totalBytes -= body.bytes;
  };

  /** @param types content types of the parser @param maxBytes its limit; the parser rejects larger bodies itself */
  const limit =
    (types: string[], maxBytes: number): RequestHandler =>
    (req, _res, next) => {
      const announced = Number(req.get('content-length') ?? maxBytes);
      if (!req.is(types) || announced > maxBytes) return next();
      const body: Body = { req, bytes: 0 };
      const late = setTimeout(() => req.destroy(), graceMs + (announced / minBytesPerSecond) * 1000).unref();
      const end = () => {
        clearTimeout(late);
        untrack(body);
      };
      bodies.add(body);
      req.on('data', (chunk: Buffer) => grow(body, chunk.length));
      for (const over of ['end', 'close', 'error'] as const) req.once(over, end);
      next();
    };
  return { limit, totalBytes: () => totalBytes };
}

/** One budget for all bodies of this server. */
export const { limit: limitUnfinishedBodies } = bodyLimits();
