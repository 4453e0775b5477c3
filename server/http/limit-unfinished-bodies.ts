import type { Request, RequestHandler } from 'express';
import { MAX_BODY_BYTES } from '#shared/limits.ts';

export interface UnfinishedBodyLimits {
  /** Bytes of all bodies that are being received; beyond that the oldest ones are cut off. */
  heldBytes: number;
  /** Milliseconds that every body may take, and the bytes a second that a longer one must bring besides. */
  graceMs: number;
  bytesASecond: number;
}

const LIMITS: UnfinishedBodyLimits = { heldBytes: 32 * MAX_BODY_BYTES, graceMs: 30_000, bytesASecond: 16 * 1024 };

interface Body {
  req: Request;
  bytes: number;
}

/**
 * Bounds what half-sent bodies keep in memory: a parser keeps what has arrived, and a sender may stop before the last byte. To be placed
 * right before the parser. The oldest bodies are cut off first, because others arrive within a second.
 */
export function bodyLimits(given: Partial<UnfinishedBodyLimits> = {}) {
  const { heldBytes, graceMs, bytesASecond } = { ...LIMITS, ...given };
  const bodies = new Set<Body>();
  let held = 0;
  const grow = (body: Body, bytes: number) => {
    if (!bodies.has(body)) return;
    const grown = Math.min(bytes, MAX_BODY_BYTES - body.bytes);
    body.bytes += grown;
    held += grown;
    for (const oldest of bodies) {
      if (held <= heldBytes) break;
      oldest.req.destroy();
      untrack(oldest);
    }
  };
  const untrack = (body: Body) => {
    if (bodies.delete(body)) held -= body.bytes;
  };

  /** @param types of content that the parser reads; it reads no others, and none that is announced larger than `maxBytes` */
  const limit =
    (types: string[], maxBytes: number): RequestHandler =>
    (req, _res, next) => {
      const announced = Number(req.get('content-length') ?? maxBytes);
      if (!req.is(types) || announced > maxBytes) return next();
      const isPacked = (req.get('content-encoding') ?? 'identity') !== 'identity';
      const body: Body = { req, bytes: 0 };
      const late = setTimeout(() => req.destroy(), graceMs + (announced / bytesASecond) * 1000).unref();
      const end = () => {
        clearTimeout(late);
        untrack(body);
      };
      bodies.add(body);
      // A small packed body may be a large one unpacked.
      req.on('data', (chunk: Buffer) => grow(body, isPacked ? MAX_BODY_BYTES : chunk.length));
      for (const over of ['end', 'close', 'error'] as const) req.once(over, end);
      next();
    };
  return { limit, heldBytes: () => held };
}

/** One budget for all bodies of this server. */
export const { limit: limitUnfinishedBodies } = bodyLimits();
