import { once } from 'node:events';
import { type ClientRequest, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { errorHandler } from '../../http/error-handler.ts';
import { pino } from 'pino';
import { COLLECTION_FILE } from './accepted-files.ts';
import { receiveFile } from './receive-file.ts';

const PATIENCE_MS = 80;
let server: Server;

beforeEach(async () => {
  const app = express();
  app.post('/', async (req, res) => {
    const file = await receiveFile(req, COLLECTION_FILE, PATIENCE_MS);
    let text = '';
    for await (const chunk of file.chunks()) text += chunk.toString();
    await file.close();
    res.send(text);
  });
  app.use(errorHandler(pino({ level: 'silent' })));
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => server.closeAllConnections());

function post(): ClientRequest {
  const { port } = server.address() as AddressInfo;
  return request({ port, host: '127.0.0.1', method: 'POST', headers: { 'Content-Type': 'text/csv' } });
}

async function answerOf(upload: ClientRequest) {
  const [response] = await once(upload, 'response');
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, text };
}

test('a slow upload is waited for as long as it moves', async () => {
  const upload = post();
  for (const part of ['a', 'b', 'c', 'd']) {
    upload.write(part);
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS / 2));
  }
  upload.end('e');
  expect(await answerOf(upload)).toEqual({ status: 200, text: 'abcde' });
});

test('an upload that stops on its way is given up', async () => {
  const upload = post();
  upload.write('a');
  expect(await answerOf(upload)).toMatchObject({ status: 408, text: expect.stringContaining('upload_incomplete') });
  upload.destroy();
});
