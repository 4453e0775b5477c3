/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The square of a picture that is kept. */
export interface Crop {
  /** Quarter turns to the right, 0 to 3. */
  turns: number;
  /** 1 shows the largest square, MAX_ZOOM the smallest. */
  zoom: number;
  /** The centre of the square in the turned picture, from 0 (left, top) to 1. */
  x: number;
  y: number;
}

export const MAX_ZOOM = 4;
/** The largest square in the middle of the picture as it is. */
export const MIDDLE: Crop = { turns: 0, zoom: 1, x: 0.5, y: 0.5 };

const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The size of a picture after its turns. */
export const turnedSize = ({ width, height }: Size, { turns }: Crop): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The square in pixels of the turned picture; it never exceeds the picture. */
export function squareOf(picture: Size, crop: Crop): { left: number; top: number; side: number } {
  const { width, height } = turnedSize(picture, crop);
  const side = Math.min(width, height) / crop.zoom;
  return {
    left: within(0, crop.x * width - side / 2, width - side),
    top: within(0, crop.y * height - side / 2, height - side),
    side,
  };
}

/** The same square, with its centre where it really is: a crop beyond the edge is pushed back. */
function settled(picture: Size, crop: Crop): Crop {
  const { width, height } = turnedSize(picture, crop);
  const { left, top, side } = squareOf(picture, crop);
  return { ...crop, x: (left + side / 2) / width, y: (top + side / 2) / height };
}

/** Turns the picture by a quarter to the right; the same part of it is kept. */
export const turned = (crop: Crop): Crop => ({ ...crop, turns: (crop.turns + 1) % 4, x: 1 - crop.y, y: crop.x });

/** @param by how far the picture is pushed under the square, as shares of the square's side */
export function moved(picture: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { width, height } = turnedSize(picture, crop);
  const { side } = squareOf(picture, crop);
  return settled(picture, { ...crop, x: crop.x - (by.x * side) / width, y: crop.y - (by.y * side) / height });
}

/** Another zoom, brought within its bounds, around the same centre. */
export const zoomed = (picture: Size, crop: Crop, zoom: number): Crop =>
  settled(picture, { ...crop, zoom: within(1, zoom, MAX_ZOOM) });
