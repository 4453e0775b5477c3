import { useCallback, useEffect, useRef, useState, type MouseEvent, type RefObject } from 'react';

const REDUCED = '(prefers-reduced-motion: reduce)';
/** A press on it is not a move. */
const CONTROLS = 'a, button, input, select, textarea, label';
/** A press in this part of the card, from the left, moves back. */
const BACK_PART = 1 / 3;

interface Deck {
  list: RefObject<HTMLOListElement | null>;
  /** The card in view, from 0. */
  current: number;
  /** Shows the next card for 1, the one before for -1. */
  move: (steps: number) => void;
  onScroll: () => void;
  onClick: (event: MouseEvent) => void;
}

/**
 * Cards side by side in a list that scrolls, one at a time: swiped, moved by a press, or by arrow keys. On a wide screen the
 * list does not scroll, and nothing moves.
 * @param count cards
 * @param onLeave Escape was pressed
 */
export function useDeck(count: number, onLeave: () => void): Deck {
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);

  const move = useCallback(
    (steps: number) => {
      const element = list.current;
      if (!element || !isDeck(element)) return;
      const place = Math.round(element.scrollLeft / element.clientWidth) + steps;
      const next = Math.min(count - 1, Math.max(0, place));
      const behavior = matchMedia(REDUCED).matches ? 'instant' : 'smooth';
      element.scrollTo({ left: next * element.clientWidth, behavior });
    },
    [count],
  );

  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (defaultPrevented || !list.current || !isDeck(list.current)) return;
      if (target instanceof Element && target.closest('[role=dialog], input, select, textarea')) return;
      if (key === 'Escape') leave.current();
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return;
      event.preventDefault();
      move(key === 'ArrowRight' ? 1 : -1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [move]);

  return {
    list,
    current,
    move,
    onScroll: () => {
      const element = list.current;
      if (element && isDeck(element)) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    },
    onClick: ({ target, clientX }) => {
      const element = list.current;
      if (!element || (target instanceof Element && target.closest(CONTROLS))) return;
      const { left, width } = element.getBoundingClientRect();
      move((clientX - left) / width < BACK_PART ? -1 : 1);
    },
  };
}

/** Whether cards stand side by side, and fill the screen. */
const isDeck = (list: HTMLElement): boolean => getComputedStyle(list).scrollSnapType.startsWith('x');
