import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { openSharp } from '#server/platform/files/open-sharp.ts';
import { drawableText } from './drawable-text.ts';
import type { LinkPicture } from './link-picture.ts';
import { pictureSvg, titleBox } from './picture-svg.ts';

/** Sizes of the title in pixels, each with the longest title that is tried in it. */
const SIZES = [
  [84, 30],
  [68, 60],
  [56, 100],
  [46, Infinity],
  [36, Infinity],
] as const;
const SMALLEST = 36;
const KEPT_OF_TOO_LONG = 0.75;

/** Draws the picture of a link. @returns a PNG of 1200 × 630 pixels, about 120 kB */
export async function drawPicture(picture: LinkPicture): Promise<Buffer> {
  const sharp = await openSharp();
  const { left, top } = titleBox(picture);
  const title = await setTitle(picture);
  return sharp(Buffer.from(pictureSvg(picture)))
    .composite([{ input: title.data, raw: title.info, left, top }])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The title in lines, in the largest size that fits; what is too long for the smallest one is cut. */
async function setTitle(picture: LinkPicture) {
  const sharp = await openSharp();
  const { width, height } = titleBox(picture);
  const title = drawableText(picture.title) ?? picture.kind;
  const set = (text: string, size: number) =>
    sharp({
      text: {
        text: `<span foreground="#fefffd" line_height="0.8">${escapeHtml(text)}</span>`,
        font: `Besley Ultra-Bold ${size}`,
        width,
        rgba: true,
        wrap: 'word-char',
      },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const fit = async (text: string, sizes: readonly number[]): ReturnType<typeof set> => {
    const [size = SMALLEST, ...smaller] = sizes;
    const drawn = await set(text, size);
    if (drawn.info.height <= height && drawn.info.width <= width) return drawn;
    return fit(smaller.length > 0 ? text : `${text.slice(0, (text.length * KEPT_OF_TOO_LONG) | 0)}…`, smaller);
  };
  return fit(
    title,
    SIZES.filter(([, longest]) => title.length <= longest).map(([size]) => size),
  );
}
