import type { Options } from 'html2canvas';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Card size in CSS pixels, and image pixels per CSS pixel: two, for sharpness on phones. */
const SIZE = { width: 800, height: 600 };
const SCALE = 2;

/**
 * Draws a share card as a PNG, transparent around its board. Draws an unscaled copy outside the page, so that nothing
 * else of the page is traversed. @throws if html2canvas cannot be loaded, or the browser returns no image
 */
async function drawCard(card: HTMLElement): Promise<Blob> {
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

/** Milliseconds after which the dialog's animation is over. */
const IDLE_MS = 400;

/**
 * The card's picture, drawn once: soon after the dialog opens, because platforms allow sharing only shortly after a
 * press; otherwise on demand. A failed drawing is retried on the next press.
 */
export function useDrawnCard(card: RefObject<HTMLElement | null>): () => Promise<Blob> {
  const drawing = useRef<Promise<Blob> | null>(null);

  const draw = useCallback((): Promise<Blob> => {
    if (!drawing.current) {
      const attempt = loadedCard(card.current).then(drawCard);
      drawing.current = attempt;
      attempt.catch(() => {
        if (drawing.current === attempt) drawing.current = null;
      });
    }
    return drawing.current;
  }, [card]);

  useEffect(() => {
    const timer = setTimeout(() => void draw().catch(() => undefined), IDLE_MS);
    return () => clearTimeout(timer);
  }, [draw]);

  return draw;
}

/** Waits until the card has decided on its cover. */
function loadedCard(card: HTMLElement | null): Promise<HTMLElement> {
  if (!card) return Promise.reject(new Error('There is no card to draw.'));
  if (card.dataset.ready) return Promise.resolve(card);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(card);
    });
    observer.observe(card, { attributeFilter: ['data-ready'] });
  });
}
