import type { Request } from 'express';
import { Refusal } from '#server/http/refusal.ts';
import type { UploadSpace } from './upload-space.ts';
import { UploadedFile } from './uploaded-file.ts';
import type { Readable } from 'node:stream';

const MOVES = ['readable', 'end', 'close', 'error'] as const;

/** Waits until a stream has more to read, or has ended in one way or another: false when nothing moves in this time. */
function waitForStream(stream: Readable, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (moved: boolean) => {
      clearTimeout(timer);
      for (const move of MOVES) stream.off(move, onMove);
      resolve(moved);
    };
    const onMove = () => settle(true);
    const timer = setTimeout(() => settle(false), patienceMs);
    for (const move of MOVES) stream.on(move, onMove);
  });
}

/** How slow an upload may be. */
export interface Pace {
  /** Milliseconds without a byte after which it is given up. */
  stallMs: number;
  /** Bytes a second that it must reach on the average, after so many milliseconds. */
  bytesASecond: number;
  graceMs: number;
  /** Seconds in which the whole of it must come, where its size is told. */
  wholeSeconds: number;
}

const PACE: Pace = { stallMs: 20_000, bytesASecond: 16 * 1024, graceMs: 15_000, wholeSeconds: 300 };
/** Milliseconds for which the rest of a file that is refused is let by, so that its sender can read the answer. */
const LET_BY_FOR = 1_500;

/** What a file may be. */
export interface Accepted {
  contentTypes: readonly string[];
  maxBytes: number;
  /** Told of another content type, and of a larger file. */
  refusals: { type: string; size: string };
}

const sizeToldBy = (req: Request): number => Number(req.get('content-length') ?? 0) || 0;

/**
 * Looks at the head of a request that brings a file, before any of it is read.
 * @throws Refusal unsupported_media_type, too_large
 */
export function checkHead(req: Request, accepted: Accepted): void {
  const contentType = req.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isPlain = (req.get('content-encoding') ?? 'identity') === 'identity';
  if (!isPlain || !accepted.contentTypes.includes(contentType)) {
    req.res?.setHeader('Connection', 'close');
    throw new Refusal('unsupported_media_type', { message: accepted.refusals.type });
  }
  if (sizeToldBy(req) > accepted.maxBytes) throw tooLarge(accepted);
}

/** For whom a file is kept, where, and how slow it may come. */
export interface Receiving {
  space: UploadSpace;
  account: number;
  pace?: Pace;
}

/**
 * Reads a request's body into a file on the disk, which the caller closes.
 * @throws Refusal too_large, unavailable where there is no room, upload_incomplete when it breaks off, stops or is too slow
 */
export async function receiveFile(req: Request, accepted: Accepted, to: Receiving): Promise<UploadedFile> {
  const file = await UploadedFile.create(to.space, to.account, sizeToldBy(req));
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
  const leastASecond = Math.max(pace.bytesASecond, sizeToldBy(req) / pace.wholeSeconds);
  /** Milliseconds until it is too slow if nothing more comes. */
  const left = () => pace.graceMs + (file.size / leastASecond) * 1000 - (performance.now() - begun);
  while (!req.readableEnded) {
    const chunk = req.read() as Buffer | null;
    if (chunk === null) {
      if (req.readableEnded) return;
      const patience = Math.min(pace.stallMs, left());
      if (req.destroyed || patience <= 0 || !(await waitForStream(req, patience))) throw incomplete(req);
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
 * Lets some of the rest of a request by that is to be refused. Answering while bytes still come in would break the connection
 * before most senders have read the answer.
 */
export async function letBy(req: Request): Promise<void> {
  const end = Date.now() + LET_BY_FOR;
  while (!req.readableEnded && !req.destroyed && Date.now() < end) {
    if (req.read() === null && !req.readableEnded) await waitForStream(req, Math.max(1, end - Date.now()));
  }
  if (!req.readableEnded) req.res?.setHeader('Connection', 'close');
}
