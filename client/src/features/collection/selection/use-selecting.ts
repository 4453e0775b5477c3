import { useEffect, type RefObject } from 'react';
import { select } from './selection.ts';

/** Lets a long press on a touch screen begin selecting in a panel of games, and ends selecting when it is left. */
export function useSelecting(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isLeft = false;
    let stop: (() => void) | undefined;
    const listen = async () => {
      const { listenForLongPress } = await import('./long-press.ts');
      if (!isLeft && panel.current) stop = listenForLongPress(panel.current);
    };
    // Without it there is the button.
    if (matchMedia('(any-pointer: coarse)').matches) void listen().catch(() => undefined);
    return () => {
      isLeft = true;
      stop?.();
      select(null);
    };
  }, [panel]);
}
