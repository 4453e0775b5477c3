import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { projectRoot } from '#server/platform/config/project-root.ts';
import { memoizeAsync } from '#server/platform/workers/memoize-async.ts';
import { pictureType } from './picture-type.ts';

/** Maximum pixels after decoding. */
const MAX_PIXELS = 16_000_000;
/** Maximum memory of a picture that can only be unpacked as a whole: an interlaced PNG, a progressive JPEG. */
const MAX_WHOLE_BYTES = 64_000_000;
/** Bytes of one sample of a pixel. */
const SAMPLE_BYTES: Readonly<Record<string, number>> = { ushort: 2 };

/** Runs what unpacks an untrusted picture: two at once on a server, because each may take 64 MB. */
export const limitDrawing = pLimit(2);

/** Written by the build; the library reads where its fonts are when it is loaded. */
const FONTS = join(projectRoot, 'dist/picture-fonts/fonts.conf');

/**
 * Reads PNG, JPEG, WebP and our own SVG from memory only: no other decoder of the library. Untrusted pictures go through
 * `openUntrusted`, which knows no SVG. Loaded on first use.
 */
export const openSharp = memoizeAsync(async () => {
  if (existsSync(FONTS)) process.env.FONTCONFIG_FILE = FONTS;
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadSvgBuffer',
    ],
  });
  return sharp;
});

/**
 * An untrusted picture, to be drawn upright, still and without metadata: drawing fails if it is broken or has too many
 * pixels. @returns null for other formats, and for pictures that would take too much memory. @throws if it is broken
 */
export async function openUntrusted(found: Buffer, maxPixels = MAX_PIXELS) {
  if (pictureType(found) === null) return null;
  const sharp = await openSharp();
  const picture = sharp(found, {
    limitInputPixels: maxPixels,
    sequentialRead: true,
    animated: false,
    failOn: 'error',
  });
  const { width, height, channels, depth, isProgressive } = await picture.metadata();
  const wholeBytes = width * height * channels * (SAMPLE_BYTES[depth] ?? 1);
  return isProgressive && wholeBytes > MAX_WHOLE_BYTES ? null : picture.autoOrient();
}

type Drawn = NonNullable<Awaited<ReturnType<typeof openUntrusted>>>;

/** WebP in the first of these qualities that is small enough; null if none is. @throws if it cannot be drawn */
export async function webpWithin(drawn: Drawn, maxBytes: number, qualities: readonly number[]): Promise<Buffer | null> {
  for (const quality of qualities) {
    // Each quality is tried only if the one before was too large.
    const encoded = await drawn.clone().webp({ quality }).toBuffer();
    if (encoded.length <= maxBytes) return encoded;
  }
  return null;
}
