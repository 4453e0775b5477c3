import { useState, type FocusEvent } from 'react';

/**
 * The game whose card has the focus, from handlers to put on the list. Its card stays in the page when it is scrolled
 * out of sight, so that the keyboard does not lose its place.
 */
export function useFocusedGame() {
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const onFocus = (event: FocusEvent) => {
    const cell = event.target.closest<HTMLElement>('[data-game]');
    setFocusedId(cell ? Number(cell.dataset.game) : null);
  };
  const onBlur = (event: FocusEvent) => {
    // Without a new target the window was left, or a button was disabled: the place is still here.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setFocusedId(null);
  };
  return { focusedId, focusHandlers: { onFocus, onBlur } };
}
