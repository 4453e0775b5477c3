import { createHash } from 'node:crypto';
import type { Request } from 'express';

/** Weak, because the answer may be compressed. */
export const etagOf = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/** Whether the client holds this version of the answer. */
export const isHeld = (req: Request, etag: string): boolean => req.get('if-none-match') === etag;
