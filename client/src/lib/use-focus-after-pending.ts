import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Gives an element the focus back that the browser took while it, or the button inside it, was disabled or exchanged;
 * unless somebody moved on.
 */
export function useFocusAfterPending<E extends HTMLElement = HTMLButtonElement>(pending: boolean): RefObject<E | null> {
  const element = useRef<E>(null);
  const hadFocus = useRef(false);

  if (pending && element.current?.contains(document.activeElement)) hadFocus.current = true;

  useLayoutEffect(() => {
    if (pending || !hadFocus.current) return;
    hadFocus.current = false;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) element.current?.focus({ preventScroll: true });
  }, [pending]);

  return element;
}
