import { afterEach, expect, test, vi } from 'vitest';
import { readerFile } from './barcode-reader-files.ts';

afterEach(() => vi.unstubAllGlobals());

test('on a device without room the reader of barcodes works, and is not kept', async () => {
  const cache = {
    match: async () => undefined,
    keys: async () => [],
    put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', async () => new Response('the reader'));
  const file = await readerFile(new Request('https://games.example.org/assets/zxing_reader-AbC.wasm'));
  expect(await file.text()).toBe('the reader');
});
