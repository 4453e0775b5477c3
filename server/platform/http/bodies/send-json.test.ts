import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { sendJson } from './send-json.ts';

const row = z.object({
  id: z.number(),
  name: z.nullable(z.string()),
  at: z.codec(z.string(), z.date(), { decode: (text) => new Date(text), encode: (date) => date.toISOString() }),
  tags: z.optional(z.array(z.string())),
});
const LISTS = {
  list: z.array(row),
  page: z.object({ title: z.string(), rows: z.array(row), more: z.optional(z.boolean()) }),
};

let answer: unknown;
const app = express();
app.get('/:kind', (req, res) => sendJson(res, req.params.kind === 'list' ? LISTS.list : LISTS.page, answer));
const server = createServer(app);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

const addressOf = (kind: keyof typeof LISTS) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${kind}`;

async function sent(kind: keyof typeof LISTS, what: unknown): Promise<{ type: string | null; body: unknown }> {
  answer = what;
  const response = await fetch(addressOf(kind));
  return { type: response.headers.get('content-type'), body: await response.json() };
}

const anyRow = fc.record({
  id: fc.integer(),
  name: fc.option(fc.string()),
  at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2999-01-01') }),
  tags: fc.option(fc.array(fc.string(), { maxLength: 2 }), { nil: undefined }),
});
const anyRows = fc.oneof(fc.array(anyRow, { maxLength: 5 }), fc.array(anyRow, { minLength: 101, maxLength: 130 }));

async function* reading(rows: readonly unknown[], fails = false) {
  for (const one of rows) yield await Promise.resolve(one);
  if (fails) throw new Error('the database is gone');
}

test('an error before the first row of a list gets 500; a later error aborts the response', async () => {
  answer = reading([], true);
  expect((await fetch(addressOf('list'))).status).toBe(500);
  const rows = Array.from({ length: 2_000 }, (_, id) => ({ id, name: 'x'.repeat(50), at: new Date(0) }));
  await expect(sent('list', reading(rows, true))).rejects.toThrow('terminated');
});

test('a list that is read and short is sent whole, with its length', async () => {
  const rows = [{ id: 1, name: null, at: new Date(0) }];
  answer = reading(rows);
  const response = await fetch(addressOf('list'));
  const text = await response.text();
  expect(response.headers.get('content-length')).toBe(String(text.length));
  answer = reading(rows, true);
  expect((await fetch(addressOf('list'))).status).toBe(500);
});

test('a list is read no faster than the client receives it', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield await Promise.resolve({ id: read, name: 'x'.repeat(10_000), at: new Date(0) });
    }
  }
  answer = endless();
  const stop = new AbortController();
  const response = await fetch(addressOf('list'), { signal: stop.signal });
  const reader = response.body?.getReader();
  await reader?.read();
  await vi.waitFor(async () => {
    const before = read;
    await new Promise((settled) => setImmediate(settled));
    expect(read).toBe(before);
  });
  expect(read).toBeLessThan(5_000);
  stop.abort();
});

test('a list of any length is sent as its contract encodes it', () =>
  fc.assert(
    fc.asyncProperty(anyRows, fc.string(), async (rows, title) => {
      const type = 'application/json; charset=utf-8';
      expect(await sent('list', rows)).toEqual({ type, body: z.encode(LISTS.list, rows) });
      expect(await sent('list', reading(rows))).toEqual({ type, body: z.encode(LISTS.list, rows) });
      const page = { title, rows, unknown: 'is left out' };
      expect(await sent('page', page)).toEqual({ type, body: z.encode(LISTS.page, page) });
      expect(await sent('page', { ...page, rows: reading(rows) })).toEqual({ type, body: z.encode(LISTS.page, page) });
    }),
    { numRuns: 30 },
  ));
