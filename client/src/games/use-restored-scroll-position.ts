import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusCard } from './focus-card.ts';
import { gameToShow, saveScrollPosition, scrollPositionOfEntry } from './grid-scroll-position.ts';
import type { VirtualRows } from '#client/lib/use-virtual-rows.ts';

const SCROLLING_RESTS_MS = 150;
/** Pixels kept free above a game that is scrolled to: the navigation bar and some margin. */
const HEADROOM = 96;

/** Restores the scroll position in the grid, or scrolls to a game just added; stores the position. */
export function useRestoredScrollPosition(
  list: RefObject<HTMLElement | null>,
  items: readonly { id: number }[],
  grid: VirtualRows,
  columns: number,
) {
  const latest = useRef({ items, grid, columns });
  latest.current = { items, grid, columns };
  const arrived = useRef(false);
  const measured = grid.topOf(0) !== undefined;

  useLayoutEffect(() => {
    const saved = scrollPositionOfEntry();
    if (!measured || arrived.current || !saved) return undefined;
    arrived.current = true;
    const scrollToSaved = () => {
      const top = latest.current.grid.topOf(Math.floor(saved.position / latest.current.columns));
      if (top !== undefined) window.scrollTo(0, top + saved.offset);
    };
    scrollToSaved();
    // Again after the rows there have been rendered and measured.
    const frame = requestAnimationFrame(() => requestAnimationFrame(scrollToSaved));
    return () => cancelAnimationFrame(frame);
  }, [measured]);

  useEffect(() => {
    const position = latest.current.items.findIndex(({ id }) => id === gameToShow());
    if (!measured || arrived.current || position === -1) return undefined;
    arrived.current = true;
    saveScrollPosition(undefined);
    const top = latest.current.grid.topOf(Math.floor(position / latest.current.columns)) ?? 0;
    if (top > window.innerHeight - 2 * HEADROOM) window.scrollTo(0, top - HEADROOM);
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => focusCard(list.current, position)));
    return () => cancelAnimationFrame(frame);
  }, [list, measured]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      const row = latest.current.grid.rowAtTop();
      const offset = window.scrollY - (latest.current.grid.topOf(row) ?? 0);
      saveScrollPosition(window.scrollY > 0 ? { position: row * latest.current.columns, offset } : undefined);
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(save, SCROLLING_RESTS_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
}
