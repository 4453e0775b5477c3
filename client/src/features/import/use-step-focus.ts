import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focus follows the steps: the button that led to this one is gone. A page just opened keeps its focus at the top, so
 * its first step says whether the reader has `arrived` at it from another one.
 */
export function useStepFocus(step: string, arrived: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(arrived ? null : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    section.current?.focus();
  }, [step]);
  return section;
}
