import autocannon from 'autocannon';
import { SIZES } from './sizes.ts';
import { type Load, rounded } from './statistics.ts';
import { memoryAt } from './server-under-test.ts';

interface Loading {
  url: string;
  connections: number;
  headers?: Record<string, string>;
  /** Returns the body of each request. Without it, GET is sent. */
  body?: (() => object) | undefined;
  /** Returns the owner's headers and the path; called for each request. */
  nextRequest?: () => { path: string; headers: Record<string, string> };
}

/** Sends requests to an address as fast as they are answered. @throws Error for a status other than 2xx and 3xx */
export async function load({ url, connections, headers = {}, body, nextRequest }: Loading): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: SIZES.seconds,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body && {
      requests: [
        {
          method: 'POST',
          setupRequest: (request) => {
            const { path = request.path, headers: own = {} } = nextRequest?.() ?? {};
            return {
              ...request,
              ...(path && { path }),
              headers: { ...request.headers, ...own },
              body: JSON.stringify(body()),
            };
          },
        },
      ],
    }),
  });
  const answered = result['2xx'] + result['3xx'];
  if (answered === 0 || result['4xx'] + result['5xx'] > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}`);
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    memory: await memoryAt(url),
  };
}

/** A table row that compares a result with the limit at the same number of connections. */
export const comparedWithLimit = (result: Load, bare: Load) => ({
  'req/s': Math.round(result.perSecond),
  'p50 ms': rounded(result.p50, 1),
  'p99 ms': rounded(result.p99, 1),
  'x limit': (result.perSecond / bare.perSecond).toFixed(2),
  'memory MB': Math.round(result.memory),
});
