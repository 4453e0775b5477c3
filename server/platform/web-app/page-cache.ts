import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { etagOf, isHeld } from '#server/platform/http/bodies/etag.ts';

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };
const unpack = promisify(gunzip);

/** Brotli quality for responses that are not compressed at build time: a tenth smaller than the default of 4. */
export const BROTLI_QUALITY = 6;
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } };

/** Bytes of all pages, as they are cached. */
const MAX_BYTES = 8 * 1024 * 1024;

/** A page in each form in which it is sent. */
interface CachedPage {
  br: Buffer;
  gzip: Buffer;
}

/** Runs the work at once, or when it may. */
type Limit = <T>(work: () => Promise<T>) => Promise<T>;
const unlimited: Limit = (work) => work();

interface Making {
  make: () => Promise<string>;
  limit: Limit;
}

/**
 * Pages that are rendered and compressed once for all visitors, so that repeated requests cost nothing.
 * @returns a function that sends the page of a version, and rejects what `make` and `limit` reject
 */
export function pageCache() {
  const pages = new LRUCache<string, CachedPage, Making>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ br, gzip: other }) => br.length + other.length,
    // What is evicted while it is made is still sent.
    ignoreFetchAbort: true,
    fetchMethod: (_version, _stale, { context: { make, limit } }) =>
      limit(async () => {
        const page = await make();
        return { br: await compress.br(page, QUALITY), gzip: await compress.gzip(page) };
      }),
  });
  return async (
    req: Request,
    res: Response,
    version: string,
    make: () => Promise<string>,
    limit = unlimited,
  ): Promise<void> => {
    const etag = etagOf(version);
    const page = isHeld(req, etag) ? null : await pages.forceFetch(version, { context: { make, limit } });
    res.setHeader('ETag', etag);
    res.vary('Accept-Encoding');
    if (page === null) return void res.status(304).end();
    const encoding = req.acceptsEncodings('br', 'gzip');
    const body = encoding ? page[encoding === 'br' ? 'br' : 'gzip'] : await unpack(page.gzip);
    if (encoding) res.setHeader('Content-Encoding', encoding);
    res.type('html').setHeader('Content-Length', body.length);
    res.end(body);
  };
}
