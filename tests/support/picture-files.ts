import sharp from 'sharp';

/** A PNG of one colour. */
export const pngOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#196b3c' } })
    .png()
    .toBuffer();

/** A JPEG with location and camera data, and pixels that compress badly. */
export async function photoOf(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = seed >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { Model: 'CAMERA-MODEL-7', Copyright: 'Somebody' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

export const sizeOf = async (picture: Buffer) => {
  const { width, height, format, pages = 1 } = await sharp(picture).metadata();
  return { width, height, format, pages };
};
