import type { Request } from 'express';
import { Refusal } from '#server/http/refusal.ts';
import type { UploadSpace } from './upload-space.ts';
import { UploadedFile } from './uploaded-file.ts';
import type { Readable } from 'node:stream';

const MOVES = ['readable', 'end', 'close', 'error'] as const;

/** Waits until a stream is readable or has ended; false after the time-out. */
function waitForStream(stream: Readable, maxWaitMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (moved: boolean) => {
      clearTimeout(timer);
      for (const move of MOVES) stream.off(move, onMove);
      resolve(moved);
    };
    const onMove = () => settle(true);
    const timer = setTimeout(() => settle(false), maxWaitMs);
    for (const move of MOVES) stream.on(move, onMove);
  });
}

/** Minimum speed of an upload. */
export interface Pace {
  /** Milliseconds without a byte until it is aborted. */
  stallMs: number;
  /** Minimum average bytes per second, after a grace period in milliseconds. */
  bytesASecond: number;
  graceMs: number;
  /** Seconds for the whole upload, if its size is known. */
  wholeSeconds: number;
}

const PACE: Pace = { stallMs: 20_000, bytesASecond: 16 * 1024, graceMs: 15_000, wholeSeconds: 300 };
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
  account: number;
  pace?: Pace;
}

/**
 * Reads a request's body into a file on disk, which the caller closes. @throws Refusal too_large, unavailable without
 * space, upload_incomplete if it is interrupted, stalls or is too slow
 */
export async function receiveFile(req: Request, accepted: Accepted, to: Receiving): Promise<UploadedFile> {
  const file = await UploadedFile.create(to.space, to.account, declaredSize(req));
  try {
    await readInto(file, req, accepted, to.pace ?? PACE);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readInto(file: UploadedFile, req: Request, accepted: Accepted, pace: Pace): Promise<void> {
  const begun = performance.now();
  const leastASecond = Math.max(pace.bytesASecond, declaredSize(req) / pace.wholeSeconds);
  /** Milliseconds until it is too slow if nothing more arrives. */
  const left = () => pace.graceMs + (file.size / leastASecond) * 1000 - (performance.now() - begun);
  while (!req.readableEnded) {
    const chunk = req.read() as Buffer | null;
    if (chunk === null) {
      if (req.readableEnded) return;
      const wait = Math.min(pace.stallMs, left());
      if (req.destroyed || wait <= 0 || !(await waitForStream(req, wait))) throw incomplete(req);
      continue;
    }
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
