import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express from 'express';
import { afterEach, expect, test } from 'vitest';
import { bodyLimits, type UnfinishedBodyLimits } from './limit-unfinished-bodies.ts';

const KILOBYTE = 1024;
const MAX = 1000 * KILOBYTE;

let server: Server;
let held: () => number;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function serve(limits: Partial<UnfinishedBodyLimits>): Promise<void> {
  const { limit, totalBytes } = bodyLimits(limits);
  held = totalBytes;
  const app = express();
  app.post('/', limit(['json'], MAX), express.json({ limit: MAX }), (req, res) => res.json(req.body));
  app.use(((_error, _req, res, _next) => void res.status(400).end()) as express.ErrorRequestHandler);
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
const port = () => (server.address() as AddressInfo).port;

/** A body of which some bytes are sent and the rest is not. */
function sendsPart(bytes: number, of: number | 'chunked' = MAX): Promise<unknown> {
  const socket = connect(port(), '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  const length = of === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${of}`;
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${length}\r\n\r\n`);
  const spaces = Buffer.alloc(bytes, ' ');
  socket.write(of === 'chunked' ? `${bytes.toString(16)}\r\n${String(spaces)}\r\n` : spaces);
  socket.resume();
  // It may end with an error: a reset.
  return new Promise((resolve) => socket.once('close', resolve));
}
const whole = (body: object) =>
  fetch(`http://127.0.0.1:${port()}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

test('the oldest incomplete bodies are aborted at the memory limit, and complete requests are answered', async () => {
  await serve({ maxTotalBytes: 700 * KILOBYTE });
  const first = sendsPart(300 * KILOBYTE);
  await expect.poll(held).toBe(300 * KILOBYTE);
  const second = sendsPart(300 * KILOBYTE, 'chunked');
  await expect.poll(held).toBe(600 * KILOBYTE);
  const text = 'a'.repeat(500 * KILOBYTE);
  expect(await (await whole({ text })).json()).toEqual({ text });
  await Promise.all([first, second]);
  await expect.poll(held).toBe(0);
});

test('a body that stalls is aborted, and its memory is released', async () => {
  await serve({ graceMs: 30, minBytesPerSecond: 100 * MAX });
  await sendsPart(300 * KILOBYTE);
  await expect.poll(held).toBe(0);
  expect(await (await whole({ a: 1 })).json()).toEqual({ a: 1 });
});

test('a body that is rejected unread is not counted', async () => {
  await serve({});
  const large = sendsPart(400 * KILOBYTE, 100 * MAX);
  expect(await (await whole({ a: 1 })).json()).toEqual({ a: 1 });
  expect(held()).toBe(0);
  for (const socket of sockets) socket.destroy();
  await large;
});
