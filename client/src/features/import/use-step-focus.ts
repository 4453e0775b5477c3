import { type RefObject, useEffect, useRef } from 'react';

/**
 * Treats a new step like a new page: scrolls up and moves focus, because the previous button is gone. Not for the first
 * step on a freshly opened page, unless the reader `arrived` from another step.
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
