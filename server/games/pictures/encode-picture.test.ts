import { describe, expect, test } from 'vitest';
import { photoOf, pngOf, sizeOf } from '#tests/support/accounts/picture-files.ts';
import { encodePicture } from './encode-picture.ts';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd" width="9" height="9"/></svg>';

describe('rejects', () => {
  test.each([
    ['an SVG', Buffer.from(SVG)],
    [
      'an SVG behind the first bytes of a PNG',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(SVG)]),
    ],
    ['a page', Buffer.from('<!doctype html><title>Covers</title>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    expect(await encodePicture(bytes, 'cover')).toBeNull();
  });

  test('a picture that is cut off', async () => {
    const whole = await photoOf(300, 300);
    expect(await encodePicture(whole.subarray(0, whole.length / 2), 'cover')).toBeNull();
  });

  test('a small file that unpacks to more than 16 million pixels', async () => {
    const bomb = await pngOf(5_000, 3_300);
    expect(bomb.length).toBeLessThan(300_000);
    expect(await encodePicture(bomb, 'banner')).toBeNull();
  });
});

describe('a picture', () => {
  test('is converted to WebP and scaled down to its box; a small one is not enlarged', async () => {
    expect(await sizeOf((await encodePicture(await pngOf(1600, 800), 'cover')) ?? Buffer.alloc(0))).toEqual({
      width: 400,
      height: 200,
      format: 'webp',
      pages: 1,
    });
    expect(await sizeOf((await encodePicture(await pngOf(1600, 800), 'banner')) ?? Buffer.alloc(0))).toMatchObject({
      width: 1120,
      height: 560,
    });
    expect(await sizeOf((await encodePicture(await pngOf(90, 60), 'cover')) ?? Buffer.alloc(0))).toMatchObject({
      width: 90,
      height: 60,
    });
  });

  test('is compressed to at most 200 kB and stored without metadata', async () => {
    const photo = await photoOf(1400, 1400);
    expect(photo.toString('latin1')).toContain('CAMERA-MODEL-7');
    for (const kind of ['cover', 'banner'] as const) {
      const encoded = await encodePicture(photo, kind);
      expect(encoded?.length ?? 0).toBeLessThanOrEqual(200 * 1024);
      expect(encoded?.toString('latin1') ?? '').not.toContain('CAMERA-MODEL-7');
    }
  });
});
