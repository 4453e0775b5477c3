import express, { type Request, type RequestHandler } from 'express';
import { limitUnfinishedBodies } from '#server/platform/http/bodies/limit-unfinished-bodies.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { type Accepted, checkHead, dropRest, tooLarge } from './accepted.ts';

/**
 * The bytes of a picture: at most a megabyte, so it is received in memory.
 * @throws Refusal unsupported_media_type, too_large, upload_incomplete
 */
export async function receivePicture(req: Request, accepted: Accepted): Promise<Buffer> {
  const { contentTypes, maxBytes } = accepted;
  try {
    checkHead(req, accepted);
    if (req.destroyed) throw new Refusal('upload_incomplete');
    await pass(req, limitUnfinishedBodies([...contentTypes], maxBytes));
    await pass(req, express.raw({ type: [...contentTypes], limit: maxBytes, inflate: false }));
  } catch (error) {
    await dropRest(req);
    throw error instanceof Error && 'type' in error && error.type === 'entity.too.large' ? tooLarge(accepted) : error;
  }
  const body: unknown = req.body;
  req.body = undefined;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

const pass = (req: Request, handler: RequestHandler): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!req.res) throw new Error('A request without a response');
    void handler(req, req.res, (error?: unknown) => (error ? reject(error) : resolve()));
  });
