import { contextOf, type OpenedPicture } from './draw-crop.ts';
import { t } from '#client/games/words/words.ts';

/** Pixels of the longer side of an opened picture: enough to zoom in, little enough for a phone's memory. */
const LONGEST = 2048;

const HEIC = /hei[cf]/i;
const UNREADABLE = t('This file cannot be read as a picture. Please choose a JPEG, PNG or WebP file.');
const NO_HEIC = t(
  'This browser cannot read HEIC photos. Save the photo as JPEG first: on an iPhone, choose "Most Compatible" under Settings, Camera, Formats.',
);

/** Why a file cannot be opened, and what to do next. */
export const unreadableText = ({ type, name }: Pick<File, 'type' | 'name'>): string =>
  HEIC.test(type) || /\.hei[cf]$/i.test(name) ? NO_HEIC : UNREADABLE;

/** Decodes a picture, turned upright as its camera noted, at most 2,048 pixels long. @throws if the browser cannot */
export async function openPicture(file: Blob): Promise<OpenedPicture> {
  const decoded = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST / Math.max(decoded.width, decoded.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(decoded.width * scale));
    canvas.height = Math.max(1, Math.round(decoded.height * scale));
    const context = contextOf(canvas);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(decoded, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    decoded.close();
  }
}
