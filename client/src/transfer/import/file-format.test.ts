import { expect, test } from 'vitest';
import { formatOf } from './file-format.ts';

const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding));

test.each<[name: string, content: string | Uint8Array<ArrayBuffer>, format: string]>([
  ['BGStatsExport.json', '{"games":[]}', 'bgstats_json'],
  ['renamed.csv', '\uFEFF\r\n  {"games":[]}', 'bgstats_json'],
  ['array.txt', '[1]', 'bgstats_json'],
  ['wide.json', bytes('\uFEFF{"games":[]}', 'utf16le'), 'bgstats_json'],
  ['collection.csv', 'objectname,objectid', 'bgg_collection_csv'],
  ['renamed.json', '"objectname";"objectid"', 'bgg_collection_csv'],
  ['wide.csv', bytes('\uFEFFobjectname', 'utf16le'), 'bgg_collection_csv'],
  ['blank.json', '  \n', 'bgstats_json'],
  ['blank.csv', '', 'bgg_collection_csv'],
])('%s is recognized by its beginning', async (name, content, format) => {
  expect(await formatOf(new File([content], name))).toBe(format);
});

test('an unreadable file is recognized by its name', async () => {
  const unreadable = { text: () => Promise.reject(new DOMException('', 'NotFoundError')) } as unknown as Blob;
  expect(await formatOf({ name: 'folder', slice: () => unreadable })).toBe('bgg_collection_csv');
});
