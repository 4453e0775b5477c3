import { useEffect, type RefObject } from 'react';
import { select, selection, startSelecting } from './selection.ts';

/** Lets a long press on a touch screen begin selecting in a panel of games, and ends selecting when it is left. */
export function useSelectMode(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop =
      panel.current && matchMedia('(any-pointer: coarse)').matches ? listenForLongPress(panel.current) : undefined;
    return () => {
      stop?.();
      select(null);
    };
  }, [panel]);
}

const LONG_MS = 500;
const MOVED_PX = 10;

/**
 * Begins selecting with the game that a finger rests on. @param panel with cards that have `data-card`
 * @returns ends listening
 */
function listenForLongPress(panel: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let at: { x: number; y: number; id: number } | null = null;
  let isDone = false;

  const start = () => {
    clearTimeout(timer);
    if (!at || selection()) return;
    isDone = true;
    startSelecting(at.id);
    navigator.vibrate?.(10);
  };
  const cancelPress = () => {
    clearTimeout(timer);
    at = null;
  };
  const onDown = (event: PointerEvent) => {
    cancelPress();
    isDone = false;
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    if (event.pointerType !== 'touch' || !event.isPrimary || !card || selection()) return;
    at = { x: event.clientX, y: event.clientY, id: Number(card.dataset.card) };
    timer = setTimeout(start, LONG_MS);
  };
  const onMove = ({ clientX, clientY }: PointerEvent) => {
    if (at && Math.hypot(clientX - at.x, clientY - at.y) > MOVED_PX) cancelPress();
  };
  // The browser's own menu of a link comes at about the same time.
  const onMenu = (event: Event) => {
    if (at) start();
    if (isDone) event.preventDefault();
  };
  const onClick = (event: Event) => {
    if (!isDone) return;
    isDone = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal };
  panel.style.setProperty('-webkit-touch-callout', 'none');
  panel.addEventListener('pointerdown', onDown, options);
  panel.addEventListener('pointermove', onMove, options);
  panel.addEventListener('pointerup', cancelPress, options);
  panel.addEventListener('pointercancel', cancelPress, options);
  panel.addEventListener('contextmenu', onMenu, options);
  panel.addEventListener('click', onClick, options);
  return () => {
    cancelPress();
    ending.abort();
  };
}
