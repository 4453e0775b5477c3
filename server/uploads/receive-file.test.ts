import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { type ClientRequest, createServer, request, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorHandler } from '#server/http/error-handler.ts';
import { pino } from 'pino';
import { acceptedFile } from '#server/features/imports/accepted-files.ts';
import { receiveFile } from './receive-file.ts';
import { UploadSpace } from './upload-space.ts';

const PATIENCE_MS = 80;
const minimumSpeed = {
  stallMs: PATIENCE_MS,
  bytesASecond: 0,
  graceMs: 60_000,
  awaited: { bytesASecond: 24_000, graceMs: 300 },
  wholeSeconds: 300,
};
const PHONE_LINE_BYTES_A_SECOND = 30_000;
let others: number;
/** Milliseconds by which the clock of the uploads is ahead. */
let elapsedMs: number;
let sockets: Socket[];
let server: Server;
let space: UploadSpace;
let free: number;

beforeEach(async () => {
  minimumSpeed.graceMs = 60_000;
  minimumSpeed.bytesASecond = 0;
  minimumSpeed.stallMs = PATIENCE_MS;
  free = 1024 ** 3;
  others = 0;
  elapsedMs = 0;
  sockets = [];
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + elapsedMs);
  space = new UploadSpace(() => Promise.resolve(free));
  const app = express();
  app.post('/', async (req, res) => {
    const file = await receiveFile(req, acceptedFile('bgg_collection_csv'), {
      space,
      uploader: { account: 1 },
      isAwaited: () => others > 0,
      minimumSpeed,
    });
    let text = '';
    for await (const chunk of file.chunks()) text += chunk.toString();
    await file.close();
    res.send(text);
  });
  app.use(errorHandler(pino({ level: 'silent' })));
  server = createServer(app).listen(0, '127.0.0.1');
  server.on('connection', (socket) => sockets.push(socket));
  await once(server, 'listening');
});
afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
});

function post(headers: Record<string, string | number> = {}): ClientRequest {
  const { port } = server.address() as AddressInfo;
  return request({ port, host: '127.0.0.1', method: 'POST', headers: { 'Content-Type': 'text/csv', ...headers } });
}

/** Bytes that the server has received on all connections, headers included. */
const received = () => sockets.reduce((sum, { bytesRead }) => sum + bytesRead, 0);

async function answerOf(upload: ClientRequest) {
  const [response] = await once(upload, 'response');
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, text, retryAfter: response.headers['retry-after'] };
}

test('a slow upload is accepted while data keeps arriving', async () => {
  minimumSpeed.stallMs = 60_000;
  const upload = post();
  for (const part of ['a', 'b', 'c', 'd']) {
    const before = received();
    upload.write(part);
    await expect.poll(received).toBeGreaterThan(before);
    elapsedMs += minimumSpeed.stallMs / 2;
  }
  upload.end('e');
  expect(await answerOf(upload)).toMatchObject({ status: 200, text: 'abcde' });
});

test('an upload that stalls times out with 408', async () => {
  const upload = post();
  upload.write('a');
  expect(await answerOf(upload)).toMatchObject({ status: 408, text: expect.stringContaining('upload_incomplete') });
  upload.destroy();
});

test('an upload below the minimum rate times out with 408', async () => {
  Object.assign(minimumSpeed, { graceMs: 2 * PATIENCE_MS, bytesASecond: 1_000 });
  const upload = post();
  upload.on('error', () => {});
  const trickle = setInterval(() => upload.write('a'), PATIENCE_MS / 4);
  const answer = await answerOf(upload).finally(() => clearInterval(trickle));
  expect(answer).toMatchObject({ status: 408, text: expect.stringContaining('upload_incomplete') });
  expect(space.reserved).toBe(0);
  upload.destroy();
});

test('while others wait, a trickling upload is aborted and one at the rate of a phone line completes', async () => {
  minimumSpeed.stallMs = 600_000;
  const [trickling, slow] = [post(), post()];
  trickling.on('error', () => {});
  const answers = [answerOf(trickling), answerOf(slow)] as const;
  trickling.write('a');
  slow.write('a'.repeat(PHONE_LINE_BYTES_A_SECOND * 200));
  await expect.poll(received).toBeGreaterThan(PHONE_LINE_BYTES_A_SECOND * 200);
  elapsedMs += 200_000;
  others = 1;
  expect((await answers[0]).status).toBe(408);
  slow.end();
  expect((await answers[1]).status).toBe(200);
});

test('an upload with an announced size must complete in the time for that size', async () => {
  Object.assign(minimumSpeed, { graceMs: 2 * PATIENCE_MS, wholeSeconds: 1 });
  const upload = post({ 'Content-Length': 4_000_000 });
  upload.on('error', () => {});
  const trickle = setInterval(() => upload.write('a'.repeat(1_000)), PATIENCE_MS / 4);
  const answer = await answerOf(upload).finally(() => clearInterval(trickle));
  expect(answer.status).toBe(408);
  upload.destroy();
});

test('an upload whose announced size does not fit gets 503', async () => {
  free = 4_000_000;
  const upload = post({ 'Content-Length': 3_000_000 });
  upload.write('a');
  expect(await answerOf(upload)).toMatchObject({ status: 503, text: expect.stringContaining('no room') });
  upload.destroy();
  expect(space.reserved).toBe(0);
});

test('an aborted upload releases its reserved space at once', async () => {
  const upload = post({ 'Content-Length': 3_000_000 });
  upload.on('error', () => {});
  upload.write('a');
  await expect.poll(() => space.reserved).toBe(3_000_000);
  upload.destroy();
  await expect.poll(() => space.reserved).toBe(0);
});

test('a full disk during an upload is not reported as a server error', async () => {
  minimumSpeed.stallMs = 60_000;
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  const upload = post();
  upload.write('a');
  await expect.poll(() => space.reserved).toBeGreaterThan(0);
  const write = vi.spyOn(await handlePrototype(), 'write').mockRejectedValue(full);
  upload.end('b');
  const answer = await answerOf(upload).finally(() => write.mockRestore());
  expect(answer).toMatchObject({ status: 503, text: expect.stringContaining('unavailable'), retryAfter: '30' });
  expect(space.reserved).toBe(0);
});

async function handlePrototype() {
  const handle = await open(import.meta.filename, 'r');
  await handle.close();
  return Object.getPrototypeOf(handle) as typeof handle;
}
