import { PageUnreadable } from '#server/platform/outbound/page-fetcher/page-unreadable.ts';
import { task } from '#server/platform/workers/task.ts';
import type { PageFacts } from './page-facts.ts';
import { readPage as read } from './read-page.ts';

/** A fetched page in the form sent to a worker thread. */
export interface PageBytes {
  html: Uint8Array;
  charset: string | null;
  url: string;
}

type PageRead = { facts: PageFacts } | { error: string };

/** `readPage` in a worker thread. */
export const READ_PAGE = task<PageBytes, PageRead>('readPage');

/**
 * Reads a game's data from a page, or why that is impossible. Runs in worker threads, because a malicious page of 3 MB
 * takes a while.
 */
export async function readPage({ html, charset, url }: PageBytes): Promise<PageRead> {
  try {
    const bytes = Buffer.from(html.buffer, html.byteOffset, html.byteLength);
    return { facts: await read({ html: bytes, charset, url: new URL(url) }) };
  } catch (error) {
    if (error instanceof PageUnreadable) return { error: error.message };
    throw error;
  }
}
