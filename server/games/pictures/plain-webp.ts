/** 'RIFF', its size, 'WEBP', then the only chunk: 'VP8 ', its size, a frame tag, a start code, and both sides. */
const HEADER = 12;
const CHUNK_HEADER = 8;
const START_CODE = [0x9d, 0x01, 0x2a];
const START_CODE_AT = HEADER + CHUNK_HEADER + 3;
const SIDE_BITS = 0x3f_ff;

/**
 * The side in pixels of a square WebP file of one lossy picture and nothing else: such a file has no room for metadata.
 * Null for any other file.
 */
export function plainWebpSide(file: Uint8Array): number | null {
  if (file.length < START_CODE_AT + 7) return null;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const text = (at: number) => String.fromCharCode(...file.subarray(at, at + 4));
  if (text(0) !== 'RIFF' || text(8) !== 'WEBP' || text(HEADER) !== 'VP8 ') return null;
  const chunk = view.getUint32(HEADER + 4, true);
  const padded = chunk + (chunk % 2);
  if (view.getUint32(4, true) !== file.length - 8 || HEADER + CHUNK_HEADER + padded !== file.length) return null;
  if (START_CODE.some((byte, place) => file[START_CODE_AT + place] !== byte)) return null;
  const [width, height] = [START_CODE_AT + 3, START_CODE_AT + 5].map((at) => view.getUint16(at, true) & SIDE_BITS);
  return width === height ? (width ?? null) : null;
}
