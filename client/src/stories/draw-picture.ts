import type { PictureText, StoryPicture } from '#shared/stories/story-picture.ts';

const FONTS: Record<PictureText['font'], string> = {
  display: "'Besley Variable', 'Rockwell', Georgia, serif",
  body: "'Figtree Variable', ui-sans-serif, system-ui, sans-serif",
};

const fontOf = ({ font, weight, size }: PictureText): string => `${weight} ${size}px ${FONTS[font]}`;

/** Draws a picture as a PNG: its shapes as SVG, and its words with the page's own fonts. @throws if the browser gives no image */
export async function drawPicture({ width, height, shapes, texts }: StoryPicture): Promise<Blob> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(shapes)}`;
  await Promise.all([image.decode(), ...texts.map((one) => document.fonts.load(fontOf(one), one.text))]);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  context.drawImage(image, 0, 0, width, height);
  for (const one of texts) {
    context.font = fontOf(one);
    context.fillStyle = one.fill;
    context.fillText(one.text, one.x, one.y);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser gave no image.'))), 'image/png');
  });
}

/** Long enough for the browser to start reading the file. */
const KEEP_MS = 60_000;

export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}

/** Only A to Z, digits and underscores, which every system accepts. */
export const pictureName = (title: string): string =>
  `${title.replace(/[^a-z0-9]+/gi, '_').replace(/^_|_$/g, '') || 'story'}.png`;
