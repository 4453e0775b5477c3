import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { MAX_STORED_PHOTO_BYTES, MAX_PHOTO_BYTES } from '#shared/limits/limits.ts';
import { deepPngOf, photoOf, pngOf, sizeOf } from '#tests/support/accounts/picture-files.ts';
import { encodePhoto } from './encode-photo.ts';
import { plainWebpSide } from './plain-webp.ts';

const encode = async (file: Buffer) => {
  const encoded = await encodePhoto(file);
  if (!encoded) throw new Error('it was not drawn');
  return encoded;
};

describe('rejects', () => {
  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a JPEG', Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
  ])('%s', async (_, file) => {
    expect(await encodePhoto(file)).toBeNull();
  });

  test('a picture that takes more than 64 MB to unpack, though it has few pixels', async () => {
    const deep = await deepPngOf(3_000, 2_700);
    expect(deep.length).toBeLessThan(MAX_PHOTO_BYTES);
    expect(await encodePhoto(deep)).toBeNull();
    expect(await encodePhoto(await deepPngOf(600, 600))).not.toBeNull();
  });

  test('a picture with more pixels than its caller allows', async () => {
    expect(await encodePhoto(await pngOf(600, 600), 300_000)).toBeNull();
    expect(await encodePhoto(await pngOf(600, 600), 360_000)).not.toBeNull();
  });

  test('a damaged stored photo', async () => {
    const { card } = await encode(await photoOf(600, 600));
    const spoilt = Buffer.from(card);
    spoilt.fill(0xff, 30, 2_000);
    expect(await encodePhoto(spoilt)).toBeNull();
  });
});

test('both sizes are stored without location and camera data', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 400 }),
      fc.stringMatching(/^CAM[A-Z\d]{6,20}$/),
      async (width, height, camera) => {
        const photo = await photoOf(width, height, camera);
        const { exif } = await sharp(photo).metadata();
        expect(exif?.toString('latin1')).toContain(camera);
        const { card, list } = await encode(photo);
        for (const [file, side] of [[card, 512] as const, [list, 160] as const]) {
          expect(plainWebpSide(file)).toBe(side);
          expect(file.toString('latin1')).not.toContain(camera);
          const { exif: left, xmp, icc, iptc } = await sharp(file).metadata();
          expect([left, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
        }
      },
    ),
    { numRuns: 8 },
  );
});

test('the photo is cropped to a square, rotated upright and compressed to at most 40 kB', async () => {
  const { card, list } = await encode(await photoOf(1_400, 900));
  expect(card.length).toBeLessThanOrEqual(MAX_STORED_PHOTO_BYTES);
  expect(list.length).toBeLessThanOrEqual(8 * 1024);
  expect(await sizeOf(card)).toMatchObject({ width: 512, height: 512, format: 'webp' });
});

test('a transparent picture gets a white background', async () => {
  const clear = { create: { width: 50, height: 50, channels: 4, background: '#00000000' } } as const;
  expect(plainWebpSide((await encode(await sharp(clear).png().toBuffer())).card)).toBe(512);
});

test('encoding a stored photo again returns the same bytes and key', async () => {
  const first = await encode(await photoOf(900, 900));
  expect(await encode(first.card)).toEqual(first);
});

test('a WebP file with metadata is encoded again', async () => {
  const { card } = await encode(await pngOf(600, 600));
  const withMetadata = await sharp(card)
    .withExif({ IFD0: { Model: 'CAMERA-MODEL-7' } })
    .webp()
    .toBuffer();
  expect([plainWebpSide(card), plainWebpSide(withMetadata)]).toEqual([512, null]);
  expect((await encode(withMetadata)).card.toString('latin1')).not.toContain('CAMERA-MODEL-7');
  expect(plainWebpSide(Buffer.concat([card, Buffer.from('more')]))).toBeNull();
});
