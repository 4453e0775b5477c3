import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { checkedLookup, type Resolve } from './checked-lookup.ts';
import { addressFault, type Exception } from './page-address.ts';
import { PageUnreadable } from './page-unreadable.ts';
import { readBody } from './read-body.ts';
import { requestOnce } from './request-once.ts';

const DEADLINE_MS = 8000;
const MAX_REDIRECTS = 4;
const MAX_BYTES = 3 * 1024 * 1024;

/** An HTML page as it was found: its bytes, the charset that its headers name, and the address after redirects. */
export interface FetchedPage {
  html: Buffer;
  charset: string | null;
  url: URL;
}
export type FetchPage = (url: URL) => Promise<FetchedPage>;

export interface PageFetcherOptions {
  userAgent: string;
  deadlineMs?: number;
  resolve?: Resolve;
  /** For tests alone, whose servers are on this machine. */
  except?: Exception;
}

const resolveByName: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Fetches HTML pages of the public internet for people whom nobody knows (product.md): the address that is connected to
 * is checked at each of at most 4 redirects; 8 s in all, 3 MB after decompression. @throws PageUnreadable
 */
export function pageFetcher({ deadlineMs = DEADLINE_MS, ...options }: PageFetcherOptions): FetchPage {
  return async (url) => {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      return await follow(url, options, signal);
    } catch (error) {
      throw error instanceof PageUnreadable ? error : new PageUnreadable('it did not arrive', { cause: error });
    }
  };
}

async function follow(first: URL, options: Omit<PageFetcherOptions, 'deadlineMs'>, signal: AbortSignal) {
  const { userAgent, resolve = resolveByName, except } = options;
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const fault = addressFault(url, except);
    if (fault) throw new PageUnreadable(`its address is refused: ${fault}`);
    const response = await requestOnce(url, { userAgent, signal, lookup: checkedLookup(url, resolve, except) });
    try {
      const next = redirectOf(response, url);
      if (!next) return { html: await readBody(response, MAX_BYTES, signal), charset: htmlCharset(response), url };
      url = next;
    } finally {
      response.destroy();
    }
  }
  throw new PageUnreadable('it redirects too often');
}

/** Where a redirect leads, null for a page. @throws PageUnreadable for whatever is neither */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null {
  if ([301, 302, 303, 307, 308].includes(statusCode) && headers.location !== undefined) {
    if (!URL.canParse(headers.location, url)) throw new PageUnreadable('it redirects to no address');
    return new URL(headers.location, url);
  }
  if (statusCode !== 200) throw new PageUnreadable(`it answers ${statusCode}`);
  if (!/^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new PageUnreadable('it is not HTML');
  return null;
}

const htmlCharset = ({ headers }: IncomingMessage): string | null =>
  /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? null;
