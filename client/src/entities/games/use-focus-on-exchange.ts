import { useEffect, useRef, type RefObject } from 'react';
import { focusCard } from './focus-card.ts';

/**
 * Cards have given way to an empty state, or the other way round: if the focus went with what is gone, what came takes
 * it. `hasCards` is undefined until the games are there.
 */
export function useFocusOnExchange(panel: RefObject<HTMLElement | null>, hasCards: boolean | undefined): void {
  const had = useRef(hasCards);

  useEffect(() => {
    const exchanged = had.current !== undefined && had.current !== hasCards;
    had.current = hasCards;
    if (!exchanged) return undefined;
    // The grid draws its first cards once it has been measured.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusCard(panel.current, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [hasCards, panel]);
}
