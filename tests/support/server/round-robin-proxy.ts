import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Proxy {
  origin: string;
  close(): Promise<void> | void;
}

interface Upstream {
  port: number;
  isReady: boolean;
}

const HEALTH_MS = 250;
const RETRY_MS = 50;
const TRIES = 200;

/**
 * A proxy with the rules of deploy/Caddyfile, for machines without Caddy: round robin over servers ready at /readyz,
 * with persistent connections; retries only if no connection could be made.
 */
export async function startRoundRobin(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const upstreams: Upstream[] = ports.map((port) => ({ port, isReady: false }));
  let turn = 0;
  const look = () =>
    Promise.all(
      upstreams.map(async (upstream) => {
        const answer = await fetch(`http://127.0.0.1:${upstream.port}/readyz`).catch(() => null);
        upstream.isReady = answer?.ok ?? false;
      }),
    );
  const looking = setInterval(() => void look(), HEALTH_MS);

  const next = () => {
    const ready = upstreams.filter(({ isReady }) => isReady);
    turn += 1;
    return ready[turn % ready.length];
  };

  async function pass(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const upstream = next();
      if (upstream && (await send(upstream, req, Buffer.concat(chunks), res))) return;
      await sleep(RETRY_MS);
    }
    res.writeHead(502).end();
  }

  /** Returns false if no connection could be made; a request once sent is never repeated. */
  const send = (upstream: Upstream, { method, url, headers }: IncomingMessage, body: Buffer, res: ServerResponse) =>
    new Promise<boolean>((resolve) => {
      const sent = request({ host: '127.0.0.1', port: upstream.port, method, path: url, headers, agent });
      sent.on('response', (answer) => {
        const { connection: _hop, ...answerHeaders } = answer.headers;
        res.writeHead(answer.statusCode ?? 502, answerHeaders);
        answer.pipe(res).on('close', () => resolve(true));
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return resolve(false);
        if (!res.headersSent) res.writeHead(502);
        res.end();
        resolve(true);
      });
      sent.end(body);
    });

  const server = createServer((req, res) => void pass(req, res));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
