import { createGzip } from 'node:zlib';
import { once } from 'node:events';
import type { CachedResponse } from './cached-response.ts';
import { Refusal } from './refusal.ts';

interface Bounds {
  /** Maximum size of the body in bytes. */
  bytes: number;
  compressedBytes: number;
  /** The refusal's message. */
  tooLarge: string;
}

/** Compresses text while it is read: only the compressed body is in memory as a whole. @throws Refusal too_large */
export async function compressPieces(
  pieces: AsyncIterable<string>,
  { bytes, compressedBytes, tooLarge }: Bounds,
): Promise<CachedResponse> {
  const gzip = createGzip({ level: 3 });
  const parts: Buffer[] = [];
  let compressed = 0;
  gzip.on('data', (part: Buffer) => {
    parts.push(part);
    compressed += part.length;
  });
  let length = 0;
  for await (const piece of pieces) {
    length += Buffer.byteLength(piece);
    if (length > bytes || compressed > compressedBytes) throw new Refusal('too_large', { message: tooLarge });
    if (!gzip.write(piece)) await once(gzip, 'drain');
  }
  gzip.end();
  await once(gzip, 'end');
  return { gzipped: Buffer.concat(parts), length };
}
