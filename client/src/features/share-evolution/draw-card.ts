import type { Options } from 'html2canvas';

/** Card size in CSS pixels, and image pixels per CSS pixel: two, for sharpness on phones. */
const SIZE = { width: 800, height: 600 };
const SCALE = 2;

/**
 * Draws a share card as a PNG, transparent around its board. Draws an unscaled copy outside the page, so that nothing
 * else of the page is traversed. @throws if html2canvas cannot be loaded, or the browser returns no image
 */
export async function drawCard(card: HTMLElement): Promise<Blob> {
  const { default: html2canvas } = await import('html2canvas');
  await document.fonts.ready;
  const copy = card.cloneNode(true) as HTMLElement;
  const stage = document.createElement('div');
  stage.className = 'pointer-events-none fixed top-0 -left-[10000px]';
  stage.ariaHidden = 'true';
  stage.append(copy);
  document.body.append(stage);
  const options: Partial<Options> = {
    ...SIZE,
    scale: SCALE,
    backgroundColor: null,
    useCORS: true,
    logging: false,
    ignoreElements: (element) => element.parentElement === document.body && element !== stage,
  };
  try {
    const canvas = await html2canvas(copy, options);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser gave no image.'))), 'image/png');
    });
  } finally {
    stage.remove();
  }
}
