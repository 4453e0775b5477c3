import type { Request } from 'express';
import { Refusal } from '../../http/refusal.ts';
import { nextMove } from './next-move.ts';
import { UploadedFile } from './uploaded-file.ts';

/** Milliseconds without a byte after which an upload is given up. */
const STALLED_AFTER = 20_000;
/** Milliseconds for which the rest of a file that is too large is let by, so that its sender can read the answer. */
const LET_BY_FOR = 1_500;

/** What a file may be. */
export interface Accepted {
  contentTypes: readonly string[];
  maxBytes: number;
  /** Told of another content type, and of a larger file. */
  refusals: { type: string; size: string };
}

/**
 * Reads a request's body into a file on the disk, which the caller closes.
 * @throws Refusal unsupported_media_type, too_large, upload_incomplete when it breaks off or stops
 */
export async function receiveFile(
  req: Request,
  accepted: Accepted,
  stalledAfter = STALLED_AFTER,
): Promise<UploadedFile> {
  const contentType = req.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  const isPlain = (req.get('content-encoding') ?? 'identity') === 'identity';
  if (!isPlain || !accepted.contentTypes.includes(contentType)) {
    req.res?.setHeader('Connection', 'close');
    throw new Refusal('unsupported_media_type', { message: accepted.refusals.type });
  }
  if (Number(req.get('content-length') ?? 0) > accepted.maxBytes) return refuseTooLarge(req, accepted);
  const file = await UploadedFile.create();
  try {
    await readInto(file, req, accepted, stalledAfter);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function readInto(file: UploadedFile, req: Request, accepted: Accepted, stalledAfter: number): Promise<void> {
  while (!req.readableEnded) {
    const chunk = req.read() as Buffer | null;
    if (chunk === null) {
      if (req.readableEnded) return;
      if (req.destroyed || !(await nextMove(req, stalledAfter))) throw incomplete(req);
      continue;
    }
    if (file.size + chunk.length > accepted.maxBytes) return refuseTooLarge(req, accepted);
    await file.append(chunk);
  }
}

function incomplete(req: Request): Refusal {
  req.res?.setHeader('Connection', 'close');
  return new Refusal('upload_incomplete');
}

/** Answering while bytes still come in would break the connection before most senders have read the answer. */
async function refuseTooLarge(req: Request, { refusals }: Accepted): Promise<never> {
  const end = Date.now() + LET_BY_FOR;
  while (!req.readableEnded && !req.destroyed && Date.now() < end) {
    if (req.read() === null && !req.readableEnded) await nextMove(req, Math.max(1, end - Date.now()));
  }
  throw new Refusal('too_large', { message: refusals.size });
}
