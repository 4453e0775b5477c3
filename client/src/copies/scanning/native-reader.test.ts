import { afterEach, expect, test, vi } from 'vitest';
import { openNativeReader } from './native-reader.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs a browser's reader that supports these formats and sees this code. */
function stubDetector(formats: () => Promise<string[]>, seen: string[] = []): { requestedFormats: string[][] } {
  const requestedFormats: string[][] = [];
  class BarcodeDetector {
    static readonly getSupportedFormats = formats;
    readonly detect = async () => seen.map((rawValue) => ({ rawValue }));
    constructor(options: { formats: string[] }) {
      requestedFormats.push(options.formats);
    }
  }
  vi.stubGlobal('BarcodeDetector', BarcodeDetector);
  return { requestedFormats };
}
const video = {} as HTMLVideoElement;

test('returns null without a detector, without EAN-13 support or after an error', async () => {
  expect(await openNativeReader()).toBeNull();
  stubDetector(async () => ['qr_code']);
  expect(await openNativeReader()).toBeNull();
  stubDetector(() => Promise.reject(new Error('not on this system')));
  expect(await openNativeReader()).toBeNull();
});

test('detects only the formats of box codes and returns the first one', async () => {
  const { requestedFormats } = stubDetector(async () => ['qr_code', 'ean_13', 'upc_a'], ['4006381333931', '96385074']);
  const reader = await openNativeReader();
  expect(requestedFormats).toEqual([['ean_13', 'upc_a']]);
  expect(await reader?.read(video)).toBe('4006381333931');
  stubDetector(async () => ['ean_13']);
  expect(await (await openNativeReader())?.read(video)).toBeNull();
});
