import { setImmediate } from 'node:timers/promises';
import { isUtf8 } from 'node:buffer';
import { type CheerioAPI, decodeStream } from 'cheerio';
import { PageUnreadable } from '#server/outbound/page-fetcher/page-unreadable.ts';

const CHUNK_BYTES = 8 * 1024;
const MAX_MS = 3000;
const MAX_ROOTS = 3000;

/**
 * Parses a page. Malicious pages can slow any parser, so the page is fed in pieces, yielding to other requests, and
 * abandoned after 3 s. @throws PageUnreadable
 */
export async function parseHtml(html: Buffer, charset: string | null): Promise<CheerioAPI> {
  const { promise, resolve, reject } = deferred<CheerioAPI>();
  const stream = decodeStream(
    {
      xml: { xmlMode: false, decodeEntities: true },
      encoding: {
        defaultEncoding: isUtf8(html) ? 'utf8' : 'windows-1252',
        ...(charset !== null && { transportLayerEncodingLabel: charset }),
      },
    },
    (error: Error | null | undefined, $) => (error ? reject(error) : resolve($)),
  );
  stream.on('error', reject);
  // It may reject before anybody awaits it.
  promise.catch(() => {});
  const until = performance.now() + MAX_MS;
  for (let start = 0; start < html.length; start += CHUNK_BYTES) {
    stream.write(html.subarray(start, start + CHUNK_BYTES));
    await setImmediate();
    if (performance.now() > until) {
      stream.destroy();
      throw new PageUnreadable('it takes too long to read');
    }
  }
  stream.end();
  const $ = await promise;
  // Selecting is quadratic in the number of elements outside <html>.
  if (($.root()[0]?.children.length ?? 0) > MAX_ROOTS) throw new PageUnreadable('it is no document');
  return $;
}

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}
