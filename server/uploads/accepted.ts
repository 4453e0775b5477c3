import type { Request } from 'express';
import { Refusal } from '#server/http/refusal.ts';

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

export const tooLarge = ({ refusals }: Accepted) => new Refusal('too_large', { message: refusals.size });
