import { Agent, request } from 'node:http';
import type { Timed } from './statistics.ts';

/** Requests over a few keep-alive connections. Responses are read but not decoded, so that only the server is measured. */
export class KeepAliveClient {
  readonly #agent: Agent;

  /** @param headers of every request */
  constructor(
    readonly connections: number,
    private readonly headers: Record<string, string>,
  ) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Milliseconds until the response is complete. @throws Error for a status other than 2xx and 3xx */
  one(url: string, { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {}): Promise<number> {
    const sent = body && JSON.stringify(body);
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const req = request(
        url,
        {
          agent: this.#agent,
          method: body ? 'POST' : 'GET',
          headers: { ...this.headers, ...headers, ...(sent && { 'content-type': 'application/json' }) },
        },
        (response) => {
          const { statusCode = 0 } = response;
          if (statusCode >= 400) reject(new Error(`${url}: ${statusCode}`));
          response.on('end', () => resolve(performance.now() - startedAt)).on('error', reject);
          response.resume();
        },
      );
      req.on('error', reject);
      req.end(sent);
    });
  }

  /** Sends these requests, as many at once as there are connections; each answers its milliseconds. */
  async all(requests: readonly (() => Promise<number>)[]): Promise<Timed> {
    const times: number[] = [];
    const waiting = requests.values();
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: this.connections }, async () => {
        for (const send of waiting) times.push(await send());
      }),
    );
    return { times, seconds: (performance.now() - startedAt) / 1000 };
  }

  /** Closes the connections. */
  close(): void {
    this.#agent.destroy();
  }
}
