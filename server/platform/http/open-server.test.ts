import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openServer } from './open-server.ts';

const app = express();
/** Requests of which the application knows and whose responses are not closed. */
let open = 0;
app.use((_req, res, next) => {
  open += 1;
  res.once('close', () => (open -= 1));
  next();
});
app.get('/endless', (_req, res) => void res.write('started'));
app.get('/last', (_req, res) => void res.set('Connection', 'close').end('last'));
app.use((req, res) => {
  req.resume().on('end', () => res.end('thanks'));
});
const server = openServer(app, { headersTimeout: 40, requestTimeout: 80, connectionsCheckingInterval: 10 });
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Everything received for these bytes until the server closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(bytes);
  await once(socket, 'close');
  return answer;
}

test('a request with incomplete headers times out with 408', async () => {
  expect(await answerTo('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ')).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request with an incomplete body times out with 408', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n';
  expect(await answerTo(`${head}half of it`)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a request with both Content-Length and chunked encoding gets 400', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await answerTo(`${head}0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
});

test('a request with more than 16 kB of headers gets 431', async () => {
  expect(await answerTo(`GET / HTTP/1.1\r\nHost: a\r\nAccept: ${'a'.repeat(17_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
});

test('a complete request is answered', async () => {
  expect(await answerTo('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')).toMatch(/thanks$/);
});

const get = (...paths: string[]) => paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');

test('pipelined requests are answered in order', async () => {
  expect(await answerTo(get('/', '/last'))).toMatch(/thanks[^]*last$/);
});

test('a broken connection closes all its requests, pipelined ones included', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [served] = await Promise.all([once(server, 'connection'), once(socket, 'connect')]);
  socket.write(get('/endless', '/endless', '/', '/last'));
  await once(socket, 'data');
  expect(open).toBe(1);
  socket.destroy();
  await once(served[0], 'close').catch(() => {});
  await expect.poll(() => open).toBe(0);
});
