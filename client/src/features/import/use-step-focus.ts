import { type RefObject, useEffect, useRef } from 'react';

/**
 * A new step is like a new page: it begins at the top, and focus follows, as the button that led to it is gone. The
 * first step on a page just opened leaves both alone, unless the reader has `arrived` at it from another one.
 */
export function useStepFocus(step: string, arrived: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(arrived ? null : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    section.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [step]);
  return section;
}
