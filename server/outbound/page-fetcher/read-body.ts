import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PageUnreadable } from './page-unreadable.ts';

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
} as const;

/** How much of a body is read, and whether the beginning of a larger one is of use. */
export interface BodyLimit {
  /** After decompression. */
  maxBytes: number;
  isBeginningEnough?: boolean;
}

/** The body, decompressed as a stream that stops as soon as it has grown past the limit. @throws PageUnreadable */
export async function readBody(
  response: IncomingMessage,
  { maxBytes, isBeginningEnough = false }: BodyLimit,
  signal: AbortSignal,
): Promise<Buffer> {
  const decoder = decoderFor(response.headers['content-encoding'] ?? '');
  const chunks: Buffer[] = [];
  let bytes = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      chunks.push(chunk.subarray(0, maxBytes - bytes));
      bytes += chunk.length;
      if (bytes > maxBytes) return;
    }
  };
  try {
    await pipeline(response, decoder, collect, { signal });
  } catch (error) {
    // Ending a compressed stream early is an error for the pipeline.
    if (bytes <= maxBytes) throw error;
  }
  if (bytes > maxBytes && !isBeginningEnough) throw new PageUnreadable('it is too large');
  return Buffer.concat(chunks);
}

function decoderFor(contentEncoding: string) {
  const coding = contentEncoding.trim().toLowerCase();
  if (coding === '' || coding === 'identity') return new PassThrough();
  if (!Object.hasOwn(DECODERS, coding)) throw new PageUnreadable('it is compressed in a way that was not asked for');
  return DECODERS[coding as keyof typeof DECODERS]();
}
