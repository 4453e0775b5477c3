import type { PictureType } from '#shared/enums.ts';
import { MAX_PICTURE_BYTES, PICTURE_SIDE } from '#shared/limits.ts';
import { openUntrusted, webpWithin } from '../pictures/open-sharp.ts';
import { hasNoMetadata } from '../pictures/rules/has-no-metadata.ts';
import { pictureType } from '../pictures/rules/picture-type.ts';
import { Refusal } from '#server/http/refusal.ts';

/** A picture as it is kept: it says nothing about where and by whom it was made. */
export interface AcceptedPicture {
  type: PictureType;
  bytes: Buffer;
}

/** Largest side in pixels of a picture that is drawn again. */
const MAX_SIDE = 2 * PICTURE_SIDE;
const QUALITIES = [85, 60, 30];

/**
 * Keeps a bare picture as it is, and draws any other again: upright and without metadata.
 * @throws Refusal invalid_file if the bytes are not a supported picture, or cannot be drawn where they must be
 */
export async function acceptPicture(bytes: Buffer): Promise<AcceptedPicture> {
  const type = pictureType(bytes);
  if (type !== null && hasNoMetadata(bytes, type)) return { type, bytes };
  const drawn = type && (await drawAgain(bytes));
  if (!drawn)
    throw new Refusal('invalid_file', { message: 'This is not a picture. Please choose a WebP, PNG or JPEG file.' });
  return { type: 'image/webp', bytes: drawn };
}

async function drawAgain(bytes: Buffer): Promise<Buffer | null> {
  try {
    const opened = await openUntrusted(bytes);
    const drawn = opened?.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    return drawn ? await webpWithin(drawn, MAX_PICTURE_BYTES, QUALITIES) : null;
  } catch {
    return null;
  }
}
