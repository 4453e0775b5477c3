import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { PageFetcherOptions } from './fetch-page.ts';
import { addressError } from './page-address.ts';
import { requestOnce } from './request-once.ts';

const DEADLINE_MS = 10_000;
/** Of an answer, so that its server can finish a short one; nobody reads it. */
const MAX_ANSWER_BYTES = 16 * 1024;

export interface Posted {
  /** HTTP status. */
  status: number;
  /** The header of this name. */
  retryAfter: string | null;
}

/** Posts to public addresses: JSON, unless the headers say otherwise. */
export interface PostJson {
  /** @throws PageUnreadable for an address that is refused, or what the connection throws */
  post(url: URL, body: string | Buffer, headers: OutgoingHttpHeaders): Promise<Posted>;
  /** Whether an address may be posted to, by the URL only. */
  accepts(url: URL): boolean;
}

/**
 * Posts under the rules for pages: public addresses on ports 80 and 443 only, and the address that is connected to is checked.
 * Redirects are not followed; 10 s in all.
 */
export function jsonPoster({ userAgent, deadlineMs = DEADLINE_MS, resolve, except }: PageFetcherOptions): PostJson {
  return {
    accepts: (url) => addressError(url, except) === null,
    post: async (url, body, headers) => {
      const signal = AbortSignal.timeout(deadlineMs);
      const all = {
        'User-Agent': userAgent,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        ...headers,
      };
      const response = await requestOnce(url, { headers: all, signal, body }, { resolve, except });
      try {
        await skipBody(response);
      } finally {
        response.destroy();
      }
      return { status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] ?? null };
    },
  };
}

/** The status is known, so a body that breaks off or does not end in time changes nothing. */
async function skipBody(response: IncomingMessage): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of response) {
      bytes += (chunk as Buffer).length;
      if (bytes > MAX_ANSWER_BYTES) return;
    }
  } catch {
    // Nothing to do.
  }
}
