import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { checkedLookup, type Resolve } from './checked-lookup.ts';
import { addressError, type Exception } from './page-address.ts';
import { PageUnreadable } from './page-unreadable.ts';
import { type BodyLimit, readBody } from './read-body.ts';
import { requestOnce } from './request-once.ts';
import { nameResolver } from './resolve-name.ts';

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

const resolveByName = nameResolver();

/**
 * Fetches a public address; the connected address is checked at each of at most 4 redirects. @throws PageUnreadable,
 * or what the connection throws
 */
export async function followRedirects(
  first: URL,
  { userAgent, resolve = resolveByName, except, ...wanted }: Asking,
  signal: AbortSignal,
): Promise<{ body: Buffer; headers: IncomingHttpHeaders; url: URL }> {
  const { accept } = wanted;
  let url = first;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const error = addressError(url, except);
    if (error) throw new PageUnreadable(`its address is refused: ${error}`);
    const response = await requestOnce(url, { accept, userAgent, signal, lookup: checkedLookup(url, resolve, except) });
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
