import { followRedirects, type Wanted } from './follow-redirects.ts';
import type { PageFetcherOptions } from './fetch-page.ts';
import { PageUnreadable } from './page-unreadable.ts';

const DEADLINE_MS = 10_000;
const PICTURE: Wanted = {
  accept: 'image/webp,image/png,image/jpeg',
  maxBytes: 5 * 1024 * 1024,
  // The bytes decide the type; an HTML page instead of a picture is not downloaded.
  refused: (type) => (/^(text|application\/(json|xhtml|xml))|svg/i.test(type) ? 'it is no picture' : null),
};

/** Returns the bytes of a picture, unchecked; aborted by the signal. */
export type FetchPicture = (url: URL, stopped: AbortSignal) => Promise<Buffer>;

/**
 * Fetches pictures under the rules for pages: public addresses only, checked at each of at most 4 redirects; 10 s in
 * all, 5 MB. @throws PageUnreadable
 */
export function pictureFetcher({ deadlineMs = DEADLINE_MS, ...options }: PageFetcherOptions): FetchPicture {
  return async (url, stopped) => {
    const signal = AbortSignal.any([stopped, AbortSignal.timeout(deadlineMs)]);
    try {
      return (await followRedirects(url, { ...options, ...PICTURE }, signal)).body;
    } catch (error) {
      throw error instanceof PageUnreadable ? error : new PageUnreadable('it did not arrive', { cause: error });
    }
  };
}
