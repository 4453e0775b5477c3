import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { listImports } from '#shared/transfer/imports-contract.ts';
import { MAX_FILE_BYTES } from '#shared/limits/limits.ts';
import { imports } from '#shared/schema/imports.ts';
import { makeOwner, type Person } from '#tests/support/server/owners.ts';
import { testApp } from '#tests/support/server/test-app.ts';
import { collectionFile, preview, upload } from './collection-file.ts';

const app = testApp();
let ana: Person;

beforeAll(async () => {
  ana = await makeOwner(app);
});

const good = collectionFile({ objectname: 'Café International', objectid: 11 });

const badFiles: [name: string, file: Uint8Array<ArrayBuffer>, says: RegExp][] = [
  ['an empty file', Buffer.from(''), /^This file is empty\. On BoardGameGeek, open your collection/],
  ['a file of blank lines', Buffer.from('\uFEFF\r\n\r\n'), /^This file is empty/],
  ['a header without games', Buffer.from('objectname,objectid,own\n'), /^This file has a header line, but no games/],
  ['a printed list', Buffer.from('%PDF-1.7\n1 0 obj\n'), /^This is a PDF/],
  ['a damaged archive', Buffer.from('PK\x03\x04\x14\0\x06\0'), /^This ZIP archive is damaged or cut off/],
  ['a renamed old spreadsheet', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /^This is an old spreadsheet/],
  ['a web page', Buffer.from('<!DOCTYPE html><title>Sign in</title>'), /^This is a web page/],
  ['text with NUL bytes', Buffer.from(`${good}\nA\0B`), /^This is not a text file/],
  ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452ff', 'hex'), /^This is not a text file/],
  ['a quotation mark that is never closed', Buffer.from(`${good}\n"Azul,2`), /damaged or cut off: a quotation mark/],
  ['15,001 rows', Buffer.from(`objectname,objectid,own\n${'a,1,1\n'.repeat(15_001)}`), /more than 15,000 rows/],
];

describe('a file is rejected with instructions, and nothing is stored', () => {
  test.each(badFiles)('%s', async (_name, file, says) => {
    const { status, refusal } = await upload(ana, file);
    expect(refusal).toMatchObject({ code: 'invalid_file', message: expect.stringMatching(says) });
    expect(status).toBe(400);
    expect(await app.services.db.$count(imports)).toBe(0);
  });
});

test('a file with an error at its end is rejected, and nothing is stored', async () => {
  const rows = Array.from({ length: 3_000 }, (_, row) => ({ objectname: `Game ${row}`, objectid: row + 1 }));
  const { status } = await upload(ana, Buffer.concat([Buffer.from(collectionFile(...rows)), Buffer.from('\n"Azul,2')]));
  expect(status).toBe(400);
  expect(await app.services.db.$count(imports)).toBe(0);
});

test('a file with another content type is rejected', async () => {
  for (const contentType of ['application/json', 'multipart/form-data; boundary=x', '']) {
    expect(await upload(ana, good, contentType)).toMatchObject({ status: 415 });
  }
  expect(await upload(ana, good, 'Text/CSV; charset=utf-8')).toMatchObject({ status: 201 });
});

test('a file of 50 MB, or one byte over the limit, gets 413', async () => {
  const large = await upload(ana, new Uint8Array(50 * 1024 * 1024).fill(97));
  expect(large).toMatchObject({ status: 413, refusal: { code: 'too_large' } });
  expect(await upload(ana, new Uint8Array(MAX_FILE_BYTES + 1).fill(97))).toMatchObject({ status: 413 });
});

/** Sends a file as it comes, its size not announced. */
const stream = (
  pull: (controller: ReadableStreamDefaultController<Uint8Array>) => Promise<void> | void,
  signal?: AbortSignal,
) =>
  ana.fetch('/api/imports/bgg-collection', {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: new ReadableStream<Uint8Array>({ pull }),
    duplex: 'half',
    ...(signal && { signal }),
  } as RequestInit);

test('an endless file is rejected after 25 MB', async () => {
  let sent = 0;
  let end: (() => void) | undefined;
  const answered = new Promise<void>((resolve) => (end = resolve));
  // The sender stays open after 26 MB, so that only the limit can bring the answer.
  const { status } = await stream(async (controller) => {
    if ((sent += 1) <= 104) return controller.enqueue(new Uint8Array(256 * 1024).fill(97));
    await answered;
    controller.close();
  });
  end?.();
  expect(status).toBe(413);
});

test('an aborted upload leaves no data, and the server continues', async () => {
  const before = await app.services.db.$count(imports);
  const aborting = new AbortController();
  const sent = stream(async (controller) => {
    controller.enqueue(Buffer.from(good));
    await wait(50);
    aborting.abort();
  }, aborting.signal);
  await expect(sent).rejects.toThrow(/abort/i);
  await wait(100);
  expect(await app.services.db.$count(imports)).toBe(before);
  expect((await preview(ana, { objectname: 'Azul', objectid: 230802 })).rows).toBe(1);
});

test('concurrent files all get a preview', async () => {
  const bea = await makeOwner(app);
  const names = ['Azul', 'Calico', 'Heat', 'Cascadia'];
  await Promise.all(names.map((objectname, index) => preview(bea, { objectname, objectid: index + 1 })));
  expect((await bea.call(listImports, {})).body).toHaveLength(4);
});

test('a file name is stored without folders, and may have any characters', async () => {
  for (const [sent, kept] of [
    ['C:\\Users\\ana\\לוח 🎲.csv', 'לוח 🎲.csv'],
    ['', 'collection.csv'],
  ] as const) {
    const response = await ana.fetch(`/api/imports/bgg-collection?fileName=${encodeURIComponent(sent)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: good,
    });
    expect(await response.json()).toMatchObject({ fileName: kept });
  }
  const nul = await ana.fetch('/api/imports/bgg-collection?fileName=a%00b', { method: 'POST', body: good });
  expect(nul.status).toBe(400);
});
