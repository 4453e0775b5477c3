import { createHash } from 'node:crypto';
import { MAX_STORED_PHOTO_BYTES, PHOTO_SIDES } from '#shared/limits/limits.ts';
import { limitDrawing, openUntrusted, webpWithin } from '#server/platform/files/open-sharp.ts';
import { plainWebpSide } from './plain-webp.ts';

/** A photo as it is kept. */
export interface EncodedPhoto {
  /** Hash of the pixels: 32 hexadecimal digits. */
  key: string;
  card: Buffer;
  list: Buffer;
}

const MAX_LIST_BYTES = 8 * 1024;
const QUALITIES = [80, 60, 40, 20];
/** A picture that compresses worse than any photo loses its details. */
const COARSER = 8;
const KEY_LETTERS = 32;

/**
 * Draws an untrusted picture again in both sizes: its middle square, without metadata. A photo that comes back as it
 * was kept stays as it is. @returns WebP of at most MAX_STORED_PHOTO_BYTES; null for other formats, broken files, or too
 * many pixels
 */
export const encodePhoto = (found: Buffer, maxPixels?: number): Promise<EncodedPhoto | null> =>
  limitDrawing(() => drawPhoto(found, maxPixels));

async function drawPhoto(found: Buffer, maxPixels?: number): Promise<EncodedPhoto | null> {
  const card = isAsKept(found) ? found : await drawSquare(found, PHOTO_SIDES.card, MAX_STORED_PHOTO_BYTES, maxPixels);
  const list = card && (await drawSquare(card, PHOTO_SIDES.list, MAX_LIST_BYTES));
  if (!card || !list) return null;
  return { key: createHash('sha256').update(card).digest('hex').slice(0, KEY_LETTERS), card, list };
}

const isAsKept = (found: Buffer): boolean =>
  found.length <= MAX_STORED_PHOTO_BYTES && plainWebpSide(found) === PHOTO_SIDES.card;

/** Unpacks the picture once; every quality is tried on its square. */
async function drawSquare(found: Buffer, side: number, maxBytes: number, maxPixels?: number): Promise<Buffer | null> {
  try {
    const square = await squareOf(found, side, maxPixels);
    const drawn = square && (await openUntrusted(square));
    if (!drawn) return null;
    const encoded = await webpWithin(drawn, maxBytes, QUALITIES);
    if (encoded) return encoded;
    const coarse = await squareOf(square, side / COARSER);
    return coarse && (await drawSquare(coarse, side, maxBytes));
  } catch {
    return null;
  }
}

/** The middle square of a picture as PNG, on white. @param side in pixels */
async function squareOf(found: Buffer, side: number, maxPixels?: number): Promise<Buffer | null> {
  const opened = await openUntrusted(found, maxPixels);
  if (!opened) return null;
  const square = opened.resize({ width: side, height: side, fit: 'cover' }).flatten({ background: '#ffffff' });
  return square.png({ compressionLevel: 0 }).toBuffer();
}
