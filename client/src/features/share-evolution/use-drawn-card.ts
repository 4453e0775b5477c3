import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { drawCard } from './draw-card.ts';

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
