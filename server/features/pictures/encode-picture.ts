import type { FetchedPictureKind } from '#shared/enums.ts';
import { pictureType } from '#server/domain/pictures/rules/picture-type.ts';
import { memoizeAsync } from '#server/auth/memoize-async.ts';

/** Pixels that a stranger's file may unpack to: 64 MB of memory. */
const MAX_PIXELS = 16_000_000;
const MAX_BYTES = 200 * 1024;
/** In pixels, twice as large as shown. */
const BOX: Record<FetchedPictureKind, { width: number; height: number }> = {
  cover: { width: 400, height: 400 },
  banner: { width: 1120, height: 560 },
};
const QUALITIES = [75, 50, 25];

/** Reads PNG, JPEG and WebP from memory and nothing else: no SVG, no other decoder of the library. Loaded when needed. */
const openSharp = memoizeAsync(async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  return sharp;
});

/**
 * Draws a stranger's picture anew, small, still, and without whatever else the file carries.
 * @returns WebP of at most 200 kB; null for what is no PNG, JPEG or WebP, is broken, or has too many pixels
 */
export async function encodePicture(found: Buffer, kind: FetchedPictureKind): Promise<Buffer | null> {
  if (pictureType(found) === null) return null;
  const sharp = await openSharp();
  try {
    const drawn = sharp(found, { limitInputPixels: MAX_PIXELS, sequentialRead: true, animated: false, failOn: 'error' })
      .autoOrient()
      .resize({ ...BOX[kind], fit: 'inside', withoutEnlargement: true });
    for (const quality of QUALITIES) {
      // oxlint-disable-next-line no-await-in-loop -- a smaller one is only drawn where the one before was too large
      const encoded = await drawn.clone().webp({ quality }).toBuffer();
      if (encoded.length <= MAX_BYTES) return encoded;
    }
    return null;
  } catch {
    return null;
  }
}
