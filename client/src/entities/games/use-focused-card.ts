import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { focusCard } from './focus-card.ts';

/**
 * The position of the item whose card has the focus, or -1, and handlers to put on the list. Its card stays in the page
 * when it is scrolled out of sight, and hands the focus to the next one when it leaves the list.
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
    setFocusedId(cell ? Number(cell.dataset.card) : null);
  };
  const onBlur = (event: FocusEvent) => {
    // Without a new target the window was left, or a button was disabled: the place is still here.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setFocusedId(null);
  };
  return { focused: position, focusHandlers: { onFocus, onBlur } };
}
