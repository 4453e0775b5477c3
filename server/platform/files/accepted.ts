import { finished } from 'node:stream';
import type { Request } from 'express';
import { Refusal } from '#server/platform/http/refusal.ts';

/** The accepted files. */
export interface Accepted {
  contentTypes: readonly string[];
  maxBytes: number;
  /** Messages for another content type, and for a too large file. */
  refusals: { type: string; size: string };
}

/** Checks the headers of an upload before reading it. @throws Refusal unsupported_media_type, too_large */
export function checkHead(req: Request, accepted: Accepted): void {
  const contentType = req.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isPlain = (req.get('content-encoding') ?? 'identity') === 'identity';
  if (!isPlain || !accepted.contentTypes.includes(contentType))
    throw new Refusal('unsupported_media_type', { message: accepted.refusals.type });
  if (Number(req.get('content-length') ?? 0) > accepted.maxBytes) throw tooLarge(accepted);
}

/** Milliseconds for the rest of a refused request. */
const REST_MS = 1_500;

/**
 * Drops what still comes of a refused request, for a moment: an answer before the end of a request can reset the connection
 * before its sender has read it.
 */
export async function dropRest(req: Request): Promise<void> {
  if (req.complete || req.destroyed) return;
  const signal = AbortSignal.timeout(REST_MS);
  await new Promise<void>((resolve) => {
    finished(req, { writable: false, signal }, () => resolve());
    req.resume();
  });
}

export const tooLarge = ({ refusals }: Accepted) => new Refusal('too_large', { message: refusals.size });
