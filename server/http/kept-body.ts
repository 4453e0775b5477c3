import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(gzip);

/** A JSON body as it goes over the wire, kept to be sent again. */
export interface KeptBody {
  plain: Buffer;
  gzipped: Buffer;
}

export async function keepBody(json: string): Promise<KeptBody> {
  const plain = Buffer.from(json);
  return { plain, gzipped: await compress(plain, { level: 3 }) };
}

/**
 * Answers 304 when the caller has this version of a body already, else the body, compressed where that is taken.
 * @param version what the body's tag is made of: another body, another version
 */
export async function sendKept(
  req: Request,
  res: Response,
  version: string,
  load: () => Promise<KeptBody>,
): Promise<void> {
  const gzipped = req.acceptsEncodings('gzip') === 'gzip';
  const etag = `"${version}${gzipped ? '-gzip' : ''}"`;
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
  const body = await load();
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  if (gzipped) res.setHeader('Content-Encoding', 'gzip');
  res.end(gzipped ? body.gzipped : body.plain);
}
