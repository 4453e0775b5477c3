import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Server as TcpServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '#tests/support/server/free-port.ts';
import { waitForServer } from './wait-for-server.ts';

const open = new Set<TcpServer>();
afterEach(() => {
  for (const server of open) server.close();
  open.clear();
});

/** A front for a server that may not listen yet. */
async function front(options: { settled?: () => Promise<unknown>; patienceMs?: number } = {}) {
  const port = await freePort();
  const server = waitForServer({ port, settled: async () => {}, patienceMs: 20_000, ...options });
  open.add(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { port, server, ask: () => fetch(address, { method: 'POST', body: 'a', headers: { connection: 'close' } }) };
}

async function answering(port: number, answer: string): Promise<Server> {
  const server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => res.end(`${answer} ${body}`));
  });
  open.add(server.listen(port, '127.0.0.1'));
  await once(server, 'listening');
  return server;
}

test('a request that comes before the server waits for its answer', async () => {
  const { port, server, ask } = await front();
  const connected = once(server, 'connection');
  const answer = ask();
  await connected;
  await answering(port, 'first');
  expect(await (await answer).text()).toBe('first a');
});

test('a request that comes while the server starts again is answered by the new one', async () => {
  let settle = (): void => {};
  let settled = Promise.resolve();
  const { port, server, ask } = await front({ settled: () => settled });
  const former = await answering(port, 'former');
  expect(await (await ask()).text()).toBe('former a');
  settled = new Promise((resolve) => (settle = resolve));
  const connected = once(server, 'connection');
  const answer = ask();
  await connected;
  await new Promise((resolve) => former.close(resolve));
  await answering(port, 'new');
  settle();
  expect(await (await answer).text()).toBe('new a');
});

test('a request is closed if the server does not start', async () => {
  const { ask } = await front({ patienceMs: 50 });
  await expect(ask()).rejects.toThrow('fetch failed');
});
