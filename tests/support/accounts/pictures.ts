import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Alpha at a pixel, 0 to 255. */
export const alphaAt = ({ data, width }: PNG, x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;

/** A picture on an opaque colour. */
export function onColour(picture: PNG, colour: readonly [red: number, green: number, blue: number]): PNG {
  const laid = new PNG({ width: picture.width, height: picture.height });
  for (let at = 0; at < picture.data.length; at += 4) {
    const alpha = (picture.data[at + 3] ?? 0) / 255;
    colour.forEach((part, channel) => {
      laid.data[at + channel] = Math.round((picture.data[at + channel] ?? 0) * alpha + part * (1 - alpha));
    });
    laid.data[at + 3] = 255;
  }
  return laid;
}

/** Side of the compared squares in pixels. */
const SQUARE = 20;

/**
 * The difference of two pictures of one size: share of visibly different pixels, and largest difference of the means of
 * two squares, 0 to 255. The first detects text moved by a pixel, the second a missing word.
 */
export function difference(one: PNG, other: PNG): { pixels: number; square: number } {
  const { width, height } = one;
  const apart = pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
  let square = 0;
  for (let y = 0; y < height; y += SQUARE) {
    for (let x = 0; x < width; x += SQUARE) {
      square = Math.max(
        square,
        ...meanOf(one, x, y).map((mean, part) => Math.abs(mean - (meanOf(other, x, y)[part] ?? 0))),
      );
    }
  }
  return { pixels: apart / (width * height), square };
}

/** Mean red, green and blue of a square. */
function meanOf({ data, width }: PNG, left: number, top: number): number[] {
  const sums = [0, 0, 0];
  for (let y = top; y < top + SQUARE; y += 1) {
    for (let x = left; x < left + SQUARE; x += 1) {
      for (let part = 0; part < 3; part += 1) sums[part] = (sums[part] ?? 0) + (data[(y * width + x) * 4 + part] ?? 0);
    }
  }
  return sums.map((sum) => sum / (SQUARE * SQUARE));
}
