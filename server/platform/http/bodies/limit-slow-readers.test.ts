import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { limitSlowReaders, SLOW_READER_LIMITS, type SlowReaderLimits } from './limit-slow-readers.ts';

const MEGABYTE = 1024 * 1024;
const BODY = Buffer.alloc(16 * MEGABYTE);
const QUICK = { ...SLOW_READER_LIMITS, checkMs: 5 };

let server: Server;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function serve(limits: Partial<SlowReaderLimits>): Promise<void> {
  server = createServer((req, res) => {
    if (req.url === '/large') return void res.end(BODY);
    if (req.url === '/stream') return void res.write('event: changed\n\n');
    res.end('small');
  });
  limitSlowReaders(server, { ...QUICK, ...limits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

/** A connection that sends requests and reads nothing unless resumed. */
async function asks(...paths: string[]): Promise<{ socket: Socket; ended: Promise<unknown> }> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  const [served] = await Promise.all([once(server, 'connection') as Promise<Socket[]>, once(socket, 'connect')]);
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join(''));
  return { socket, ended: once(served[0] as Socket, 'close') };
}

const path = (name: string) => new URL(name, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

test('a client that reads nothing of a response is disconnected', async () => {
  await serve({ stallMs: 50 });
  await (
    await asks('/large')
  ).ended;
});

test('a client that exceeds the time limit for a response is disconnected', async () => {
  await serve({ wholeMs: 50 });
  await (
    await asks('/large')
  ).ended;
});

test('an event stream stays open as long as the client reads it', async () => {
  await serve({ stallMs: 20, wholeMs: 20 });
  const { socket } = await asks('/stream');
  socket.resume();
  await (
    await asks('/large')
  ).ended;
  await (
    await asks('/large')
  ).ended;
  expect(socket.destroyed).toBe(false);
});

test('if unread bytes exceed the limit, the largest responses are aborted and others are served', async () => {
  await serve({ waitingBytes: 40 * MEGABYTE });
  const unread = [];
  for (let n = 0; n < 8; n += 1) unread.push(await asks('/large'));
  let ended = 0;
  for (const one of unread) void one.ended.then(() => (ended += 1));
  await expect.poll(() => ended).toBeGreaterThan(4);
  expect(await (await fetch(path('/'))).text()).toBe('small');
  expect((await (await fetch(path('/large'))).arrayBuffer()).byteLength).toBe(BODY.length);
});

test('a client that pipelines too many requests on one connection is disconnected', async () => {
  await serve({ pipelined: 4 });
  await (
    await asks(...Array.from({ length: 50 }, () => '/stream'))
  ).ended;
});
