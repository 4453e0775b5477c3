import { PHOTO_SIDES } from '#shared/limits/limits.ts';
import { type Crop, squareOf, turnedSize } from './crop.ts';

/** An opened picture, upright. */
export type OpenedPicture = HTMLCanvasElement;

interface Frame {
  left: number;
  top: number;
  side: number;
}

const QUALITY = 0.9;

/** Draws a picture so that the square of a crop fills a frame; the surrounding picture is drawn too. */
export function drawCrop(context: CanvasRenderingContext2D, picture: OpenedPicture, crop: Crop, frame: Frame): void {
  const { left, top, side } = squareOf(picture, crop);
  const turned = turnedSize(picture, crop);
  const scale = frame.side / side;
  context.save();
  context.imageSmoothingQuality = 'high';
  context.translate(frame.left + (turned.width / 2 - left) * scale, frame.top + (turned.height / 2 - top) * scale);
  context.scale(scale, scale);
  context.rotate((crop.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  context.restore();
}

/** The square of a crop as a small file: pixels alone, without what the camera noted. */
export function photoOf(picture: OpenedPicture, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PHOTO_SIDES.card;
  const context = contextOf(canvas);
  drawCrop(context, picture, crop, { left: 0, top: 0, side: PHOTO_SIDES.card });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('the photo was not written')));
    canvas.toBlob(take, 'image/jpeg', QUALITY);
  });
}

/** A canvas for pictures that do not show through. @throws if the browser draws none */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('the browser draws no pictures');
  return context;
}
