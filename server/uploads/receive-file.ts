import type { Request } from 'express';
import { Refusal } from '#server/http/refusal.ts';
import type { Uploader, UploadSpace } from './upload-space.ts';
import { UploadedFile } from './uploaded-file.ts';
import type { Readable } from 'node:stream';

const MOVES = ['readable', 'end', 'close', 'error'] as const;

/** Waits until a stream is readable or has ended, or for that time. */
function waitForStream(stream: Readable, maxWaitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      for (const move of MOVES) stream.off(move, settle);
      resolve();
    };
    const timer = setTimeout(settle, maxWaitMs);
    for (const move of MOVES) stream.on(move, settle);
  });
}

/** Minimum speed of an upload. */
export interface MinimumSpeed {
  /** Milliseconds without a byte until it is aborted. */
  stallMs: number;
  /** Minimum average bytes per second, after a grace period in milliseconds. */
  bytesASecond: number;
  graceMs: number;
  /** The same while somebody waits for its place. */
  awaited: { bytesASecond: number; graceMs: number };
  /** Seconds for the whole upload, if its size is known. */
  wholeSeconds: number;
}

/** A slow phone line brings 30 kB a second, and passes also while others wait. */
const MINIMUM_SPEED: MinimumSpeed = {
  stallMs: 20_000,
  bytesASecond: 16 * 1024,
  graceMs: 15_000,
  awaited: { bytesASecond: 24 * 1024, graceMs: 8_000 },
  wholeSeconds: 300,
};
/** Milliseconds after which it is noticed that somebody waits. */
const LOOK_MS = 500;
/** Milliseconds during which the rest of a refused file is discarded, so that the sender can read the response. */
const LET_BY_FOR = 1_500;

/** The accepted files. */
export interface Accepted {
  contentTypes: readonly string[];
  maxBytes: number;
  /** Messages for another content type, and for a too large file. */
  refusals: { type: string; size: string };
}

const declaredSize = (req: Request): number => Number(req.get('content-length') ?? 0) || 0;

/** Checks the headers of an upload before reading it. @throws Refusal unsupported_media_type, too_large */
export function checkHead(req: Request, accepted: Accepted): void {
  const contentType = req.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isPlain = (req.get('content-encoding') ?? 'identity') === 'identity';
  if (!isPlain || !accepted.contentTypes.includes(contentType)) {
    req.res?.setHeader('Connection', 'close');
    throw new Refusal('unsupported_media_type', { message: accepted.refusals.type });
  }
  if (declaredSize(req) > accepted.maxBytes) throw tooLarge(accepted);
}

/** The account and space of an upload, and its minimum speed. */
export interface Receiving {
  space: UploadSpace;
  uploader: Uploader;
  /** Whether somebody waits for its place. */
  isAwaited?: () => boolean;
  minimumSpeed?: MinimumSpeed;
}

/**
 * Reads a request's body into a file on disk, which the caller closes. @throws Refusal too_large, unavailable without
 * space, upload_incomplete if it is interrupted, stalls or is too slow
 */
export async function receiveFile(req: Request, accepted: Accepted, to: Receiving): Promise<UploadedFile> {
  const file = await UploadedFile.create(to.space, to.uploader, declaredSize(req));
  try {
    await readInto(file, req, accepted, to);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readInto(file: UploadedFile, req: Request, accepted: Accepted, to: Receiving): Promise<void> {
  const { minimumSpeed = MINIMUM_SPEED, isAwaited = () => false } = to;
  const startedAt = performance.now();
  let moved = startedAt;
  /** Milliseconds until it is too slow if nothing more arrives. */
  const left = () => {
    const { bytesASecond, graceMs } = isAwaited() ? minimumSpeed.awaited : minimumSpeed;
    const leastASecond = Math.max(bytesASecond, declaredSize(req) / minimumSpeed.wholeSeconds);
    const now = performance.now();
    return Math.min(moved + minimumSpeed.stallMs, startedAt + graceMs + (file.size / leastASecond) * 1000) - now;
  };
  while (!req.readableEnded) {
    const chunk = req.read() as Buffer | null;
    if (chunk === null) {
      if (req.readableEnded) return;
      const wait = left();
      if (req.destroyed || wait <= 0) throw incomplete(req);
      await waitForStream(req, Math.min(wait, LOOK_MS));
      continue;
    }
    moved = performance.now();
    if (file.size + chunk.length > accepted.maxBytes) throw tooLarge(accepted);
    await file.append(chunk);
  }
}

function incomplete(req: Request): Refusal {
  req.res?.setHeader('Connection', 'close');
  return new Refusal('upload_incomplete');
}

const tooLarge = ({ refusals }: Accepted) => new Refusal('too_large', { message: refusals.size });

/**
 * Discards some of the rest of a refused request. Responding while bytes still arrive would reset the connection before
 * most clients have read the response.
 */
export async function discardRest(req: Request): Promise<void> {
  const end = Date.now() + LET_BY_FOR;
  while (!req.readableEnded && !req.destroyed && Date.now() < end) {
    if (req.read() === null && !req.readableEnded) await waitForStream(req, Math.max(1, end - Date.now()));
  }
  if (!req.readableEnded) req.res?.setHeader('Connection', 'close');
}
