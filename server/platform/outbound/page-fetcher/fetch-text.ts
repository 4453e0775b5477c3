import type { PageFetcherOptions } from './fetch-page.ts';
import { followRedirects, type Wanted } from './follow-redirects.ts';
import { PageUnreadable } from './page-unreadable.ts';

const DEADLINE_MS = 10_000;
const TEXT: Wanted = {
  accept: 'application/json,text/plain',
  maxBytes: 256 * 1024,
  refused: (type) => (/^(text\/plain|application\/([a-z.]+\+)?json)\s*(;|$)/i.test(type) ? null : 'it is no text'),
};

/** Returns a short text. @throws PageUnreadable */
export type FetchText = (url: URL) => Promise<string>;

/** Fetches JSON and plain text under the rules for pages: public addresses only; 10 s in all, 256 kB. */
export function textFetcher({ deadlineMs = DEADLINE_MS, ...options }: PageFetcherOptions): FetchText {
  return async (url) => {
    try {
      const { body } = await followRedirects(url, { ...options, ...TEXT }, AbortSignal.timeout(deadlineMs));
      return body.toString('utf8');
    } catch (error) {
      throw error instanceof PageUnreadable ? error : new PageUnreadable('it did not arrive', { cause: error });
    }
  };
}
