import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip, gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { BufferedBodies } from './buffered-bodies.ts';
import { Refusal } from '../refusal.ts';
import { t } from '#server/platform/words/words.ts';

const compress = promisify(gzip);
const unpack = promisify(gunzip);

/** The minimum of zlib, in bytes. */
const MIN_CHUNK_BYTES = 64;

/** Overhead of each cached body: its objects and its place in a cache. */
const BYTES_AROUND = 600;

/** A cached JSON body, compressed only: nearly every client accepts gzip, and seven lists fit in the place of one. */
export interface CachedResponse {
  gzipped: Buffer;
  /** Uncompressed size in bytes. */
  length: number;
}

export async function cacheResponse(json: string | Buffer): Promise<CachedResponse> {
  return { gzipped: ofItsOwn(await compress(json, { level: 3 })), length: Buffer.byteLength(json) };
}

/** More than the texts that an account may keep; what was kept under higher limits is downloaded in a file instead. */
const MAX_LIST_BYTES = 64 * 1024 * 1024;
const COMPRESSED_AT_ONCE = 128 * 1024;

/** A long body that is read in pieces: only its compressed form is in memory as a whole. @throws Refusal too_large */
export async function cachePieces(pieces: AsyncIterable<string>): Promise<CachedResponse> {
  let length = 0;
  async function* counted() {
    for await (const piece of pieces) {
      length += Buffer.byteLength(piece);
      if (length > MAX_LIST_BYTES)
        throw new Refusal('too_large', {
          message: t(
            'This list has more text than can be sent at once. Download everything under Profile, then shorten the longest notes.',
          ),
        });
      yield piece;
    }
  }
  const compressed = createGzip({ level: 3, chunkSize: COMPRESSED_AT_ONCE });
  const [gzipped] = await Promise.all([buffer(compressed), pipeline(counted, compressed)]);
  return { gzipped: ofItsOwn(gzipped), length };
}

/**
 * Copies the result of zlib, which is a slice of a larger buffer: 8 kB for a list of three lines, which the cache
 * would keep.
 */
function ofItsOwn(part: Buffer): Buffer {
  if (part.buffer.byteLength === part.length) return part;
  const own = Buffer.allocUnsafeSlow(part.length);
  part.copy(own);
  return own;
}

/** In one piece: each piece of 16 kB would wait for a thread. */
export const plainBody = ({ gzipped, length }: CachedResponse): Promise<Buffer> =>
  unpack(gzipped, { chunkSize: Math.max(length, MIN_CHUNK_BYTES) });

/** Memory of a cached body, or of the fact that there is none, in bytes, for caches with a limit. */
export const cachedBytes = (body: CachedResponse | null): number =>
  (body?.gzipped.buffer.byteLength ?? 0) + BYTES_AROUND;

const HELD = new BufferedBodies();
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers 304 if the client already has this version of a body, else the body, compressed if the client accepts that.
 * @param version identifies the body in its ETag
 * @throws Refusal unavailable while unread answers take too much memory, and what `load` refuses
 */
export async function sendCached(
  req: Request,
  res: Response,
  version: string,
  load: () => Promise<CachedResponse>,
  type = JSON_TYPE,
): Promise<void> {
  const etag = `"${version}${takesGzip(req) ? '-gzip' : ''}"`;
  const isKnown = hasTag(req, etag);
  // A refusal gets no ETag: it would be taken for the body later.
  const body = isKnown ? null : await load();
  if (body) HELD.hold(body.gzipped, req.user?.id ?? 0, res);
  res.setHeader('ETag', etag);
  res.setHeader('Cache-Control', 'private, no-cache');
  res.setHeader('Vary', 'Accept-Encoding');
  if (body) await sendBody(req, res, body, type);
  else res.status(304).end();
}

const takesGzip = (req: Request): boolean => req.acceptsEncodings('gzip') === 'gzip';

/** Answers a body without an ETag, compressed if the client accepts that. */
export function sendOnce(req: Request, res: Response, body: CachedResponse): Promise<void> {
  HELD.hold(body.gzipped, req.user?.id ?? 0, res);
  res.setHeader('Vary', 'Accept-Encoding');
  return sendBody(req, res, body, JSON_TYPE);
}

async function sendBody(req: Request, res: Response, cached: CachedResponse, type: string): Promise<void> {
  const gzipped = takesGzip(req);
  res.setHeader('Content-Type', type);
  if (gzipped) res.setHeader('Content-Encoding', 'gzip');
  if (gzipped) res.end(cached.gzipped);
  else if (cached.length <= SENT_WHOLE) res.end(await plainBody(cached));
  else await sendUnpacked(cached, res);
}

/** Longer bodies are unpacked while the client reads them. */
const SENT_WHOLE = 256 * 1024;
const UNPACKED_AT_ONCE = 64 * 1024;
/** Limits, turns and the request log listen for the end of an answer, and a pipeline does so several times. */
const LISTENERS = 20;

async function sendUnpacked({ gzipped, length }: CachedResponse, res: Response): Promise<void> {
  res.setHeader('Content-Length', length);
  res.setMaxListeners(LISTENERS);
  try {
    await pipeline(Readable.from([gzipped]), createGunzip({ chunkSize: UNPACKED_AT_ONCE }), res);
  } catch (error) {
    if (!res.closed && !res.destroyed) throw error;
  }
}

/** Proxies that compress an answer mark its tag as weak. */
const hasTag = (req: Request, etag: string): boolean =>
  req
    .get('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
