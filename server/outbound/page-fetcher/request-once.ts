import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';

interface RequestOptions {
  accept: string;
  userAgent: string;
  lookup: LookupFunction;
  signal: AbortSignal;
}

const MAX_HEADER_BYTES = 64 * 1024;

/** Sends one GET on its own connection: no cookies, credentials or redirects. Resolves with the head of the answer. */
export function requestOnce(url: URL, { accept, userAgent, lookup, signal }: RequestOptions): Promise<IncomingMessage> {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(
      url,
      {
        agent: false,
        lookup,
        signal,
        maxHeaderSize: MAX_HEADER_BYTES,
        headers: {
          'User-Agent': userAgent,
          Accept: accept,
          'Accept-Language': 'en,*;q=0.5',
          'Accept-Encoding': 'gzip, br, deflate',
        },
      },
      resolve,
    );
    request.on('error', reject);
    // A server that switches protocols (101) ends the connection without an answer and without an error.
    request.on('close', () => reject(new Error('the connection was closed without an answer')));
    request.end();
  });
}
