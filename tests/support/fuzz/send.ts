import { Agent, request } from 'node:http';
import { inHeader } from './headers.ts';
import type { FuzzAnswer, FuzzRequest } from './request.ts';

/** Longer than any response may take. */
const PATIENCE_MS = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: 4 });

/** Sends a request unchanged, also one that browsers would not send. @throws Error without a response in time */
export function send(origin: string, sent: FuzzRequest): Promise<FuzzAnswer> {
  const { method, path, headers, body } = sent;
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const req = request(new URL(origin), {
      agent,
      method,
      path: path.replace(/[^\u0021-\u007e]/g, encodeURIComponent),
      headers: headersOf(headers, body),
      timeout: PATIENCE_MS,
    });
    req.on('response', (response) => {
      const done = (text: string) =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text, ms: performance.now() - start });
      if (/event-stream/.test(response.headers['content-type'] ?? '')) {
        response.destroy();
        done('');
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(Buffer.concat(chunks).toString()));
      response.on('error', reject);
    });
    req.on('timeout', () => req.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
    req.on('error', (error: NodeJS.ErrnoException) => {
      // The server may close a kept connection at the moment in which it is used again.
      if (req.reusedSocket && error.code === 'ECONNRESET') send(origin, sent).then(resolve, reject);
      else reject(error);
    });
    req.end(body ?? undefined);
  });
}

function headersOf(headers: Record<string, string>, body: string | null): Record<string, string> {
  const given = Object.entries(headers).map(([name, value]) => [name, inHeader(value)]);
  const length =
    body === null || 'transfer-encoding' in headers ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return { ...length, ...Object.fromEntries(given) };
}

/** Closes the keep-alive connections. */
export const stopSending = (): void => agent.destroy();
