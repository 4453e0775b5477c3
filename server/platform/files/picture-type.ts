import type { PictureType } from '#shared/enums.ts';

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  Array.from(text, (letter) => letter.charCodeAt(0)).every((code, place) => bytes[at + place] === code);

/** The image type by its first bytes, regardless of its name; null if unsupported. */
export function pictureType(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp';
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg';
  return null;
}
