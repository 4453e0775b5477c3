import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { HeldBodies } from './held-bodies.ts';

const compress = promisify(gzip);
const unpack = promisify(gunzip);

/** That zlib takes, in bytes. */
const SMALLEST_PIECE = 64;

/** Of each kept body beside its bytes: its objects and its place in a cache. */
const BYTES_AROUND = 600;

/**
 * A JSON body, kept to be sent again: compressed only, since nearly everybody takes it so, and seven lists then fit where
 * one would.
 */
export interface KeptBody {
  gzipped: Buffer;
  /** Bytes of it uncompressed. */
  length: number;
}

export async function keepBody(json: string | Buffer): Promise<KeptBody> {
  return { gzipped: ofItsOwn(await compress(json, { level: 3 })), length: Buffer.byteLength(json) };
}

/** What zlib answers is a part of larger memory, 8 kB for a list of three lines, which would be kept with it. */
function ofItsOwn(part: Buffer): Buffer {
  if (part.buffer.byteLength === part.length) return part;
  const own = Buffer.allocUnsafeSlow(part.length);
  part.copy(own);
  return own;
}

/** In one piece, which is as long as all of it: in pieces of 16 kB, each would wait for a thread. */
export const plainBody = ({ gzipped, length }: KeptBody): Promise<Buffer> =>
  unpack(gzipped, { chunkSize: Math.max(length, SMALLEST_PIECE) });

/** Bytes of memory that a kept body takes, for caches that are bounded by them. */
export const bytesKept = ({ gzipped }: KeptBody): number => gzipped.buffer.byteLength + BYTES_AROUND;

const HELD = new HeldBodies();
const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Answers 304 when the caller has this version of a body already, else the body, compressed where that is taken.
 * @param version what the body's tag is made of: another body, another version
 * @throws Refusal unavailable while answers that are not read keep too much in memory, and what `load` refuses
 */
export async function sendKept(
  req: Request,
  res: Response,
  version: string,
  load: () => Promise<KeptBody>,
  type = JSON_TYPE,
): Promise<void> {
  const etag = `"${version}${takesGzip(req) ? '-gzip' : ''}"`;
  const isKnown = hasTag(req, etag);
  // A refusal carries no tag: it would be taken for the body when it is asked for again.
  const body = isKnown ? null : await load();
  if (body) HELD.hold(body.gzipped, req.user?.id ?? 0, res);
  res.setHeader('ETag', etag);
  res.setHeader('Cache-Control', 'private, no-cache');
  res.setHeader('Vary', 'Accept-Encoding');
  if (body) await sendBody(req, res, body, type);
  else res.status(304).end();
}

const takesGzip = (req: Request): boolean => req.acceptsEncodings('gzip') === 'gzip';

/** Answers a body without a tag, compressed where that is taken. */
export function sendOnce(req: Request, res: Response, body: KeptBody): Promise<void> {
  HELD.hold(body.gzipped, req.user?.id ?? 0, res);
  res.setHeader('Vary', 'Accept-Encoding');
  return sendBody(req, res, body, JSON_TYPE);
}

async function sendBody(req: Request, res: Response, kept: KeptBody, type: string): Promise<void> {
  const gzipped = takesGzip(req);
  res.setHeader('Content-Type', type);
  if (gzipped) res.setHeader('Content-Encoding', 'gzip');
  if (gzipped) res.end(kept.gzipped);
  else if (kept.length <= SENT_WHOLE) res.end(await plainBody(kept));
  else await sendUnpacked(kept, res);
}

/** Longer bodies are unpacked as they are read. */
const SENT_WHOLE = 256 * 1024;
const UNPACKED_AT_ONCE = 64 * 1024;

async function sendUnpacked({ gzipped, length }: KeptBody, res: Response): Promise<void> {
  res.setHeader('Content-Length', length);
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
