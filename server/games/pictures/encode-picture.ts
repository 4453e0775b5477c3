import type { FetchedPictureKind } from '#shared/enums.ts';
import { limitDrawing, openUntrusted, webpWithin } from '#server/platform/files/open-sharp.ts';

const MAX_BYTES = 200 * 1024;
/** In pixels, twice the displayed size. */
const BOX: Record<FetchedPictureKind, { width: number; height: number }> = {
  cover: { width: 400, height: 400 },
  banner: { width: 1120, height: 560 },
};
const QUALITIES = [75, 50, 25];

/**
 * Re-encodes an untrusted picture as a small still image without metadata. @returns WebP of at most 200 kB; null for
 * other formats, broken files, or too many pixels
 */
export async function encodePicture(found: Buffer, kind: FetchedPictureKind): Promise<Buffer | null> {
  try {
    const opened = await openUntrusted(found);
    const drawn = opened?.resize({ ...BOX[kind], fit: 'inside', withoutEnlargement: true });
    return drawn ? await limitDrawing(() => webpWithin(drawn, MAX_BYTES, QUALITIES)) : null;
  } catch {
    return null;
  }
}
