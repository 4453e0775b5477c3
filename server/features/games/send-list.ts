import type { Request, Response } from 'express';
import type { Owner } from '../../auth/owner.ts';
import { type ListCache, listKey } from './list-cache.ts';

/** Answers 304 when the caller has this revision already, else the kept body, compressed where that is taken. */
export async function sendList(lists: ListCache, owner: Owner, req: Request, res: Response): Promise<void> {
  const gzipped = req.acceptsEncodings('gzip') === 'gzip';
  const etag = `"${listKey(owner)}${gzipped ? '-gzip' : ''}"`;
  res.setHeader('ETag', etag);
  res.setHeader('Cache-Control', 'private, no-cache');
  res.setHeader('Vary', 'Accept-Encoding');
  if (
    req
      .get('if-none-match')
      ?.split(/\s*,\s*/)
      .includes(etag)
  ) {
    res.status(304).end();
    return;
  }
  const listing = await lists.get(owner);
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (gzipped) res.setHeader('Content-Encoding', 'gzip');
  res.end(gzipped ? listing.gzipped : listing.plain);
}
