import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const STEP = 50;

/**
 * Renders a growing number of rows while scrolling. Rendered rows stay, so that focus and menus are never lost. @param
 * key identifies the list's content; a new one starts at the top
 */
export function useIncrementalList<E extends HTMLElement>(
  count: number,
  key: string,
): { shown: number; end: RefObject<E | null>; more: () => void } {
  const end = useRef<E>(null);
  const [grown, setGrown] = useState({ key, shown: STEP });
  const shown = Math.min(count, grown.key === key ? grown.shown : STEP);
  const more = useCallback(() => setGrown({ key, shown: shown + STEP }), [key, shown]);

  useEffect(() => {
    if (!end.current || shown === count) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more());
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, more, shown]);

  return { shown, end, more };
}
