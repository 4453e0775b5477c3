import { expect, test } from 'vitest';
import { MAX_FILE_BYTES } from '#shared/limits/limits.ts';
import { errorOf } from './check-file.ts';

test('a file over the size limit is not sent', async () => {
  const file = new File(['x'], 'big.csv');
  expect(await errorOf({ size: MAX_FILE_BYTES + 1, slice: () => file }, MAX_FILE_BYTES)).toBe('too_large');
});

test('a folder is not sent', async () => {
  const unreadable = Object.assign(new Blob(), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
  });
  expect(await errorOf({ size: 4096, slice: () => unreadable }, MAX_FILE_BYTES)).toBe('not_a_file');
});

test('an empty file is not sent', async () => {
  expect(await errorOf(new File([], 'empty.csv'), MAX_FILE_BYTES)).toBe('empty_file');
});

test('any other file is sent', async () => {
  expect(await errorOf(new File(['objectname,objectid'], 'collection.csv'), MAX_FILE_BYTES)).toBeNull();
});
