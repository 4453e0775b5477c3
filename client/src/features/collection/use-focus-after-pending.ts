import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Gives a button its focus back that the browser took from it while it was disabled; unless somebody moved on. */
export function useFocusAfterPending(pending: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  if (pending && button.current === document.activeElement) hadFocus.current = true;

  useLayoutEffect(() => {
    if (pending || !hadFocus.current) return;
    hadFocus.current = false;
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) button.current?.focus({ preventScroll: true });
  }, [pending]);

  return button;
}
