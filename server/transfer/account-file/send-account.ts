import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Database } from '#server/platform/database/database.ts';
import { UploadedFile } from '#server/platform/files/uploaded-file.ts';
import type { Uploads } from '#server/platform/files/uploads.ts';
import { writeAccount } from './write-account.ts';

/**
 * Sends an account as a file, as of one moment. The compressed file is written to disk before it is sent, so that a
 * slow client holds no memory, database connection or place in the queue. @throws Refusal unavailable if there is no
 * space, or too many files are in progress
 */
export async function sendAccount(
  db: Database,
  uploads: Uploads,
  userId: number,
  req: Request,
  res: Response,
): Promise<void> {
  const now = new Date();
  const packed = await uploads.work.run(userId, () => pack(db, userId, now), res);
  try {
    res.attachment(`rollcall-${now.toISOString().slice(0, 10)}.json`).type('application/json');
    res.setHeader('Vary', 'Accept-Encoding');
    if (req.acceptsEncodings('gzip') === 'gzip') {
      res.setHeader('Content-Encoding', 'gzip');
      await pipeline(packed.chunks(), res);
    } else await pipeline(packed.chunks(), createGunzip(), res);
  } catch (error) {
    if (!res.closed && !res.destroyed) throw error;
  } finally {
    await packed.close();
  }
}

async function pack(db: Database, userId: number, now: Date): Promise<UploadedFile> {
  const file = await UploadedFile.create();
  try {
    await db.transaction(
      (tx) =>
        pipeline(Readable.from(writeAccount(tx, userId, now)), createGzip({ level: 5 }), async (pieces) => {
          for await (const piece of pieces as AsyncIterable<Buffer>) await file.append(piece);
        }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
