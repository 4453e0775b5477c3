import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { checkedLookup, type Resolve } from './checked-lookup.ts';
import { addressError, type Exception } from './page-address.ts';
import { PageUnreadable } from './page-unreadable.ts';
import { nameResolver } from './resolve-name.ts';

interface OneRequest {
  headers: OutgoingHttpHeaders;
  signal: AbortSignal;
  /** Sent by POST; without one it is a GET. */
  body?: string | Buffer;
}

interface Reach {
  resolve?: Resolve | undefined;
  except?: Exception | undefined;
}

const MAX_HEADER_BYTES = 64 * 1024;

const resolveByName = nameResolver();

/**
 * Sends one request to a public address on its own connection: no cookies, credentials or redirects. The address is checked,
 * and the one that is connected to. Resolves with the head of the answer. @throws PageUnreadable for an address that is
 * refused, or what the connection throws
 */
export async function requestOnce(
  url: URL,
  { headers, signal, body }: OneRequest,
  { resolve = resolveByName, except }: Reach,
): Promise<IncomingMessage> {
  const error = addressError(url, except);
  if (error) throw new PageUnreadable(`its address is refused: ${error}`);
  const client = url.protocol === 'https:' ? https : http;
  const method = body === undefined ? 'GET' : 'POST';
  const lookup = checkedLookup(url, resolve, except);
  return new Promise((answered, reject) => {
    const options = { method, headers, signal, lookup, agent: false, maxHeaderSize: MAX_HEADER_BYTES } as const;
    const request = client.request(url, options, answered);
    request.on('error', reject);
    // A server that switches protocols (101) ends the connection without an answer and without an error.
    request.on('close', () => reject(new Error('the connection was closed without an answer')));
    request.end(body);
  });
}
