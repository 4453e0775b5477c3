import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { focusCard } from './focus-card.ts';

/**
 * The position of the focused card's item, or -1, and handlers for the list. The focused card stays rendered when
 * scrolled out of sight, and passes the focus on when it leaves the list.
 */
export function useFocusedCard(list: RefObject<HTMLElement | null>, items: readonly { id: number }[]) {
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const position = focusedId === null ? -1 : items.findIndex(({ id }) => id === focusedId);
  const lastPosition = useRef(-1);

  useLayoutEffect(() => {
    if (focusedId !== null && position === -1 && document.activeElement === document.body) {
      focusCard(list.current, lastPosition.current);
    }
    lastPosition.current = position;
  }, [focusedId, list, position]);

  const onFocus = (event: FocusEvent) => {
    const cell = event.target.closest<HTMLElement>('[data-card]');
    // It may have left the list before the next render, for example where a dialog gives the focus back.
    if (cell) lastPosition.current = Number(cell.dataset.position);
    setFocusedId(cell ? Number(cell.dataset.card) : null);
  };
  const onBlur = (event: FocusEvent) => {
    // Without a new target the window lost focus or a button was disabled: keep the position.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setFocusedId(null);
  };
  return { focused: position, focusHandlers: { onFocus, onBlur } };
}
