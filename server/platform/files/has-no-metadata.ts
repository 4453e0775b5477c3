import type { PictureType } from '#shared/enums.ts';

/** Chunks that say how pixels look. All others may say where and by whom a picture was made. */
const PNG_CHUNKS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT']);
const WEBP_CHUNKS = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);

interface Part {
  name: string;
  /** Position after it. */
  end: number;
}

/**
 * Whether a picture has pixels only: no metadata, no comment, no preview, no colour profile, and nothing after its end.
 * False for one that cannot be followed from part to part. Takes linear time.
 */
export function hasNoMetadata(bytes: Uint8Array, type: PictureType): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'image/jpeg') return isBareJpeg(view);
  if (type === 'image/png') {
    const chunks = partsOf(view, 8, (at) => ({ name: textAt(view, at + 4), end: at + 12 + view.getUint32(at) }));
    return chunks?.at(-1) === 'IEND' && chunks.every((name) => PNG_CHUNKS.has(name));
  }
  const padded = (size: number) => size + (size % 2);
  const chunks = partsOf(view, 12, (at) => ({
    name: textAt(view, at),
    end: at + 8 + padded(view.getUint32(at + 4, true)),
  }));
  return (
    chunks !== null && view.getUint32(4, true) === view.byteLength - 8 && chunks.every((name) => WEBP_CHUNKS.has(name))
  );
}

/** Names of the chunks to the end of the file; null if they do not end with it. */
function partsOf(view: DataView, first: number, partAt: (at: number) => Part): string[] | null {
  const names: string[] = [];
  let at = first;
  while (at + 8 <= view.byteLength) {
    const { name, end } = partAt(at);
    names.push(name);
    at = end;
  }
  return at === view.byteLength && names.length > 0 ? names : null;
}

const textAt = (view: DataView, at: number): string =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, place) => view.getUint8(at + place)));

const MARKER = 0xff;
const END = 0xd9;
const SCAN = 0xda;
/** From here on: application data, extensions, comments. */
const APPLICATION = 0xe0;
/** JFIF's header without a preview, whose length is fixed. */
const JFIF = { marker: 0xe0, length: 16 };
const ADOBE = { marker: 0xee, length: 14 };

/** Application data and comments are allowed only where they have room for nothing but how the pixels are stored. */
function isBareJpeg(view: DataView): boolean {
  let at = 2;
  while (at + 4 <= view.byteLength) {
    const marker = view.getUint8(at + 1);
    const length = view.getUint16(at + 2);
    const isPixels = marker >= 0xc0 && marker < APPLICATION;
    const isKnown = [JFIF, ADOBE].some((known) => known.marker === marker && known.length === length);
    if (view.getUint8(at) !== MARKER || !(isPixels || isKnown)) return false;
    at += 2 + length;
    if (marker === SCAN) at = endOfScan(view, at);
    if (at + 2 === view.byteLength) return view.getUint8(at) === MARKER && view.getUint8(at + 1) === END;
  }
  return false;
}

/** The position of the next marker after the data of a scan, in which a 0 or a restart follows each 0xff. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; at + 1 < view.byteLength; at += 1) {
    const next = view.getUint8(at + 1);
    if (view.getUint8(at) === MARKER && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return view.byteLength;
}
