import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Restores the focus to an element that lost it because it, or its button, was disabled or replaced while pending;
 * unless the user moved on.
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
