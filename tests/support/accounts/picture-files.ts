import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp from 'sharp';

/** A PNG of one colour. */
export const pngOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#196b3c' } })
    .png()
    .toBuffer();

/** A bare PNG of one bit a pixel: a small file of very many pixels. */
export async function oneBitPngOf(width: number, height: number): Promise<Buffer> {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const pixels = await promisify(deflate)(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** An interlaced PNG of one colour with 16 bits a sample, which is unpacked as a whole: 8 bytes a pixel. */
export const deepPngOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: '#196b3c80' } })
    .toColourspace('rgb16')
    .png({ progressive: true })
    .toBuffer();

/** A JPEG with location and camera data, and pixels that compress badly. */
export async function photoOf(width: number, height: number, camera = 'CAMERA-MODEL-7'): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = seed >> 16;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Model: camera, Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 29/1', GPSLongitudeRef: 'E', GPSLongitude: '2/1 17/1 40/1' },
    })
    .jpeg({ quality: 95 })
    .toBuffer();
}

export const sizeOf = async (picture: Buffer) => {
  const { width, height, format, pages = 1 } = await sharp(picture).metadata();
  return { width, height, format, pages };
};

/** A JPEG of a camera that was held upright: a red and a blue half, side by side in the file. */
export const turnedPhotoOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' } },
        left: 0,
        top: 0,
      },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Red, green and blue of a pixel, each 0 to 255. */
export async function pixelAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}
