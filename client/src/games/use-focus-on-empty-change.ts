import { useEffect, useRef, type RefObject } from 'react';
import { focusCard } from './focus-card.ts';

/**
 * When cards are replaced by an empty state or vice versa, moves a lost focus to what is shown. `hasCards` is undefined
 * while games, or the code of the empty state, are loading.
 */
export function useFocusOnEmptyChange(panel: RefObject<HTMLElement | null>, hasCards: boolean | undefined): void {
  const previous = useRef(hasCards);

  useEffect(() => {
    if (hasCards === undefined) return undefined;
    const exchanged = previous.current !== undefined && previous.current !== hasCards;
    previous.current = hasCards;
    if (!exchanged) return undefined;
    // The grid renders its first cards once it has been measured.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusCard(panel.current, 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [hasCards, panel]);
}
