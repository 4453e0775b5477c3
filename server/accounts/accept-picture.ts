import type { PictureType } from '#shared/enums.ts';
import { MAX_PICTURE_BYTES, PICTURE_SIDE } from '#shared/limits/limits.ts';
import { limitDrawing, openUntrusted, webpWithin } from '#server/platform/files/open-sharp.ts';
import { hasNoMetadata } from '#server/platform/files/has-no-metadata.ts';
import { pictureType } from '#server/platform/files/picture-type.ts';
import { t } from '#server/accounts/words/words.ts';

/** A picture as it is kept: it says nothing about where and by whom it was made, and browsers unpack little. */
export interface AcceptedPicture {
  type: PictureType;
  bytes: Buffer;
}

export const noPicture = (): string =>
  t(
    'This is not a picture that can be read, or it has more than 16 million pixels. Please choose a WebP, PNG or JPEG file.',
  );

/** Largest side in pixels of a picture that is kept. */
const MAX_SIDE = 2 * PICTURE_SIDE;
const QUALITIES = [85, 60, 30];

/**
 * Keeps a small bare picture as it is, and draws any other again: upright, without metadata, at most 512 pixels wide and
 * high. @returns null if the bytes are not a supported picture, are broken, or have too many pixels
 */
export async function acceptPicture(bytes: Buffer): Promise<AcceptedPicture | null> {
  const type = pictureType(bytes);
  if (type === null) return null;
  try {
    const opened = await openUntrusted(bytes);
    if (!opened) return null;
    const { width, height } = await opened.metadata();
    if (Math.max(width, height) <= MAX_SIDE && hasNoMetadata(bytes, type)) return { type, bytes };
    const small = opened.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    const drawn = await limitDrawing(() => webpWithin(small, MAX_PICTURE_BYTES, QUALITIES));
    return drawn && { type: 'image/webp', bytes: drawn };
  } catch {
    return null;
  }
}
