import type { FetchedPictureKind } from '#shared/enums.ts';
import { pictureType } from '#server/domain/pictures/rules/picture-type.ts';
import { memoizeAsync } from '#server/async/memoize-async.ts';

/** Maximum pixels after decoding: 64 MB of memory. */
const MAX_PIXELS = 16_000_000;
const MAX_BYTES = 200 * 1024;
/** In pixels, twice the displayed size. */
const BOX: Record<FetchedPictureKind, { width: number; height: number }> = {
  cover: { width: 400, height: 400 },
  banner: { width: 1120, height: 560 },
};
const QUALITIES = [75, 50, 25];

/** Reads PNG, JPEG and WebP from memory only: no SVG, no other decoder of the library. Loaded on first use. */
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
 * Re-encodes an untrusted picture as a small still image without metadata. @returns WebP of at most 200 kB; null for
 * other formats, broken files, or too many pixels
 */
export async function encodePicture(found: Buffer, kind: FetchedPictureKind): Promise<Buffer | null> {
  if (pictureType(found) === null) return null;
  const sharp = await openSharp();
  try {
    const drawn = sharp(found, { limitInputPixels: MAX_PIXELS, sequentialRead: true, animated: false, failOn: 'error' })
      .autoOrient()
      .resize({ ...BOX[kind], fit: 'inside', withoutEnlargement: true });
    for (const quality of QUALITIES) {
      // oxlint-disable-next-line no-await-in-loop -- each quality is tried only if the one before was too large
      const encoded = await drawn.clone().webp({ quality }).toBuffer();
      if (encoded.length <= MAX_BYTES) return encoded;
    }
    return null;
  } catch {
    return null;
  }
}
