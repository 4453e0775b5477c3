import { createHash } from 'node:crypto';
import { MAX_KEPT_PHOTO_BYTES, PHOTO_SIDES } from '#shared/limits.ts';
import { openUntrusted, webpWithin } from '#server/domain/pictures/open-sharp.ts';
import { plainWebpSide } from './rules/plain-webp.ts';

/** A photo as it is kept. */
export interface EncodedPhoto {
  /** Of the pixels: 32 hexadecimal digits. */
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
 * was kept stays as it is. @returns WebP of at most MAX_KEPT_PHOTO_BYTES; null for other formats, broken files, or too
 * many pixels
 */
export async function encodePhoto(found: Buffer): Promise<EncodedPhoto | null> {
  const card = isAsKept(found) ? found : await drawSquare(found, PHOTO_SIDES.card, MAX_KEPT_PHOTO_BYTES);
  const list = card && (await drawSquare(card, PHOTO_SIDES.list, MAX_LIST_BYTES));
  if (!card || !list) return null;
  return { key: createHash('sha256').update(card).digest('hex').slice(0, KEY_LETTERS), card, list };
}

const isAsKept = (found: Buffer): boolean =>
  found.length <= MAX_KEPT_PHOTO_BYTES && plainWebpSide(found) === PHOTO_SIDES.card;

async function drawSquare(found: Buffer, side: number, maxBytes: number): Promise<Buffer | null> {
  try {
    const opened = await openUntrusted(found);
    if (!opened) return null;
    const square = (width: number) => opened.clone().resize({ width, height: width, fit: 'cover' });
    const drawn = square(side).flatten({ background: '#ffffff' });
    const encoded = await webpWithin(drawn, maxBytes, QUALITIES);
    return (
      encoded ??
      (await drawSquare(
        await square(side / COARSER)
          .png()
          .toBuffer(),
        side,
        maxBytes,
      ))
    );
  } catch {
    return null;
  }
}
