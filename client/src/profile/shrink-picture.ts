import { PICTURE_SIDE } from '#shared/limits/limits.ts';

const QUALITY = 0.86;

/**
 * Crops a picture to a small square without camera metadata. WebP, or PNG if unsupported. @throws if the browser cannot
 * decode the file
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file);
  try {
    const canvas = document.createElement('canvas');
    canvas.width = PICTURE_SIDE;
    canvas.height = PICTURE_SIDE;
    const side = Math.min(picture.width, picture.height);
    const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
    const context = canvas.getContext('2d');
    if (!context) throw new Error('the browser draws no pictures');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
    return await toBlob(canvas);
  } finally {
    picture.close();
  }
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the picture was not written')));
    canvas.toBlob(take, 'image/webp', QUALITY);
  });
