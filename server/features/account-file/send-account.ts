import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Request, Response } from 'express';
import type { Database } from '../../database/database.ts';
import { writeAccount } from './write-account.ts';

/**
 * Sends an account as a file, as it is at one moment. It is compressed before any of it is sent: a slow receiver holds a
 * megabyte of memory then, and no connection to the database.
 */
export async function sendAccount(db: Database, userId: number, req: Request, res: Response): Promise<void> {
  const now = new Date();
  const packed = await db.transaction((tx) => compressed(writeAccount(tx, userId, now)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  res.attachment(`rollcall-${now.toISOString().slice(0, 10)}.json`).type('application/json');
  res.setHeader('Vary', 'Accept-Encoding');
  if (req.acceptsEncodings('gzip') === 'gzip') {
    res.setHeader('Content-Encoding', 'gzip');
    res.end(packed);
    return;
  }
  try {
    await pipeline(Readable.from([packed]), createGunzip(), res);
  } catch (error) {
    if (!res.closed && !res.destroyed) throw error;
  }
}

async function compressed(text: AsyncIterable<string>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  const keep = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(piece);
      done();
    },
  });
  await pipeline(Readable.from(text), createGzip({ level: 5 }), keep);
  return Buffer.concat(pieces);
}
