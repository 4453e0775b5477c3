import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Request } from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { acceptedFile } from '#server/transfer/imports/accepted-files.ts';
import { Uploads } from './uploads.ts';

const ACCEPTED = acceptedFile('bgg_collection_csv');
const app = express();
let server: Server;
let uploads: Uploads;
let arrived: Promise<Request>;

beforeEach(async () => {
  uploads = new Uploads();
  server = createServer(app).listen(0, '127.0.0.1');
  arrived = once(server, 'request').then(([req]: IncomingMessage[]) => req as Request);
  await once(server, 'listening');
});
afterEach(() => server.closeAllConnections());

function post() {
  const { port } = server.address() as AddressInfo;
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers: { 'Content-Type': 'text/csv' } });
  sent.on('error', () => {});
  sent.write('objectname');
  return sent;
}

app.post('/', () => {
  // The tests answer.
});

const receive = (req: Request) =>
  uploads.receive({ req, account: 1, accepted: ACCEPTED }, async (file) => (await file.head(10)).toString());

test('a sender that left before its turn is refused, and leaves its place', async () => {
  const sent = post();
  const req = await arrived;
  sent.destroy();
  await new Promise((resolve) => req.once('close', resolve));
  await expect(receive(req)).rejects.toMatchObject({ code: 'upload_incomplete' });
  arrived = once(server, 'request').then(([next]: IncomingMessage[]) => next as Request);
  post().end();
  expect(await receive(await arrived)).toBe('objectname');
});

test('a sender that leaves in the middle is refused', async () => {
  const sent = post();
  const refused = receive(await arrived);
  sent.destroy();
  await expect(refused).rejects.toMatchObject({ code: 'upload_incomplete' });
});
