import autocannon from 'autocannon';
import { EXTENT } from './extent.ts';
import { type Load, rounded } from './figures.ts';
import { memoryAt } from './server-under-test.ts';

interface Loading {
  url: string;
  connections: number;
  headers?: Record<string, string>;
  /** Returns the body of each request. Without it, GET is sent. */
  body?: (() => object) | undefined;
  /** Returns the owner's headers and the path; called for each request. */
  turn?: () => { path: string; headers: Record<string, string> };
}

/** Asks for an address as fast as it is answered. @throws Error where anything but 2xx or 3xx is answered */
export async function load({ url, connections, headers = {}, body, turn }: Loading): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: EXTENT.seconds,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body && {
      requests: [
        {
          method: 'POST',
          setupRequest: (request) => {
            const { path = request.path, headers: own = {} } = turn?.() ?? {};
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

/** A line of a table that compares with the limit, measured at the same number of connections. */
export const besideTheLimit = (result: Load, bare: Load) => ({
  'req/s': Math.round(result.perSecond),
  'p50 ms': rounded(result.p50, 1),
  'p99 ms': rounded(result.p99, 1),
  'x limit': (result.perSecond / bare.perSecond).toFixed(2),
  'memory MB': Math.round(result.memory),
});
