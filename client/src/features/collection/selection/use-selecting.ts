import { useEffect, type RefObject } from 'react';
import { listenForLongPress } from './long-press.ts';
import { select } from './selection.ts';

/** Lets a long press on a touch screen begin selecting in a panel of games, and ends selecting when it is left. */
export function useSelecting(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop =
      panel.current && matchMedia('(any-pointer: coarse)').matches ? listenForLongPress(panel.current) : undefined;
    return () => {
      stop?.();
      select(null);
    };
  }, [panel]);
}
