import type { IncomingHttpHeaders } from 'node:http';
import type { Resolve } from './checked-lookup.ts';
import { followRedirects, type Wanted } from './follow-redirects.ts';
import type { Exception } from './page-address.ts';
import { PageUnreadable } from './page-unreadable.ts';

const DEADLINE_MS = 8000;
const PAGE: Wanted = {
  accept: 'text/html,application/xhtml+xml',
  maxBytes: 3 * 1024 * 1024,
  // Titles and data stand at the beginning; what follows is scripts with the state of a shop.
  isBeginningEnough: true,
  refused: (type) => (/^(text\/html|application\/xhtml\+xml)\s*(;|$)/i.test(type) ? null : 'it is not HTML'),
};

/** An HTML page: its bytes, the charset of its headers, and the URL after redirects. */
export interface FetchedPage {
  html: Buffer;
  charset: string | null;
  url: URL;
}
export type FetchPage = (url: URL) => Promise<FetchedPage>;

/** Options for fetching pages and pictures. */
export interface PageFetcherOptions {
  userAgent: string;
  deadlineMs?: number;
  resolve?: Resolve;
  /** For tests only, whose servers are on this machine. */
  except?: Exception;
}

/**
 * Fetches HTML pages of the public internet for anonymous people, so every address is hostile: the address that is connected to
 * is checked at each of at most 4 redirects; 8 s in all, the first 3 MB after decompression. @throws PageUnreadable
 */
export function pageFetcher({ deadlineMs = DEADLINE_MS, ...options }: PageFetcherOptions): FetchPage {
  return async (url) => {
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const { body, headers, url: last } = await followRedirects(url, { ...options, ...PAGE }, signal);
      return { html: body, charset: htmlCharset(headers), url: last };
    } catch (error) {
      throw error instanceof PageUnreadable ? error : new PageUnreadable('it did not arrive', { cause: error });
    }
  };
}

const htmlCharset = (headers: IncomingHttpHeaders): string | null =>
  /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? null;
