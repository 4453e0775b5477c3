import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Game } from '#shared/contracts/games.ts';
import { focusCard } from './focus-card.ts';

/**
 * The position of the game whose card has the focus, or -1, and handlers to put on the list. Its card stays in the page
 * when it is scrolled out of sight, and hands the focus to the next one when it leaves the list.
 */
export function useFocusedGame(list: RefObject<HTMLElement | null>, games: readonly Game[]) {
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const position = focusedId === null ? -1 : games.findIndex(({ id }) => id === focusedId);
  const lastPosition = useRef(-1);

  useLayoutEffect(() => {
    if (focusedId !== null && position === -1 && document.activeElement === document.body) {
      focusCard(list.current, lastPosition.current);
    }
    lastPosition.current = position;
  }, [focusedId, list, position]);

  const onFocus = (event: FocusEvent) => {
    const cell = event.target.closest<HTMLElement>('[data-game]');
    setFocusedId(cell ? Number(cell.dataset.game) : null);
  };
  const onBlur = (event: FocusEvent) => {
    // Without a new target the window was left, or a button was disabled: the place is still here.
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setFocusedId(null);
  };
  return { focused: position, focusHandlers: { onFocus, onBlur } };
}
