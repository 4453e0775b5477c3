import autocannon from 'autocannon';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

interface Loading {
  url: string;
  connections: number;
  headers?: Record<string, string>;
  /** What to send, for each request anew. Without it the address is read. */
  body?: (() => object) | undefined;
}

const SECONDS = 5;

/** Asks for an address as fast as it is answered. @throws Error where anything but 2xx or 3xx is answered */
export async function load({ url, connections, headers = {}, body }: Loading): Promise<Load> {
  const result = await autocannon({
    url,
    connections,
    duration: SECONDS,
    headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
    ...(body && {
      requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, body: JSON.stringify(body()) }) }],
    }),
  });
  const answered = result['2xx'] + result['3xx'];
  if (answered === 0 || result['4xx'] + result['5xx'] > 0)
    throw new Error(`${url}: ${JSON.stringify(result.statusCodeStats)}`);
  return { perSecond: answered / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

/** A line of a table that compares with the limit, measured at the same number of connections. */
export const besideTheLimit = (result: Load, bare: Load) => ({
  'req/s': Math.round(result.perSecond),
  'p50 ms': result.p50,
  'p99 ms': result.p99,
  'x limit': (result.perSecond / bare.perSecond).toFixed(2),
});
