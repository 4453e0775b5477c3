import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Resolve } from './checked-lookup.ts';
import type { Exception } from './page-address.ts';
import { PageUnreadable } from './page-unreadable.ts';
import { requestOnce } from './request-once.ts';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  br: createBrotliDecompress,
  deflate: createInflate,
} as const;

/** How much of a body is read, and whether the beginning of a larger one is of use. */
interface BodyLimit {
  /** After decompression. */
  maxBytes: number;
  isBeginningEnough?: boolean;
}

/** The body, decompressed as a stream that stops as soon as it has grown past the limit. @throws PageUnreadable */
async function readBody(
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

const MAX_REDIRECTS = 4;

/** The request, and the accepted answers. */
export interface Wanted extends BodyLimit {
  /** The `Accept` header. */
  accept: string;
  /** Why an answer of this content type is refused; null if it is accepted. */
  refused: (contentType: string) => string | null;
}

interface Asking extends Wanted {
  userAgent: string;
  resolve?: Resolve;
  except?: Exception;
}

/**
 * Fetches a public address; the connected address is checked at each of at most 4 redirects. @throws PageUnreadable,
 * or what the connection throws
 */
export async function followRedirects(
  first: URL,
  { userAgent, resolve, except, ...wanted }: Asking,
  signal: AbortSignal,
): Promise<{ body: Buffer; headers: IncomingHttpHeaders; url: URL }> {
  const headers = {
    'User-Agent': userAgent,
    Accept: wanted.accept,
    'Accept-Language': 'en,*;q=0.5',
    'Accept-Encoding': 'gzip, br, deflate',
  };
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await requestOnce(url, { headers, signal }, { resolve, except });
    try {
      const next = redirectOf(response, url, wanted);
      if (!next) return { body: await readBody(response, wanted, signal), headers: response.headers, url };
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new PageUnreadable('it redirects too often');
}

/** The target of a redirect, null for the requested content. @throws PageUnreadable otherwise */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL, { refused }: Wanted): URL | null {
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
    if (!URL.canParse(headers.location, url)) throw new PageUnreadable('it redirects to no address');
    return new URL(headers.location, url);
  }
  if (statusCode !== 200) throw new PageUnreadable(`it answers ${statusCode}`);
  const error = refused(headers['content-type'] ?? '');
  if (error !== null) throw new PageUnreadable(error);
  return null;
}
