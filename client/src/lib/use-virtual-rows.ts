import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Pixels of a row before it has been measured, with one to four columns. */
export type RowEstimates = readonly [number, number, number, number];

const OVERSCAN_ROWS = 2;
/** Drawn on the server, in one column there: the first screenful of a phone, and of four columns on a desk. */
const ROWS_AHEAD = 8;

export interface VirtualRows {
  /** The rows to draw: those in the window and two either way. */
  rows: readonly VirtualItem[];
  /** Pixels of the rows before and after them. */
  before: number;
  after: number;
  /** Pixels of a row's top from the top of the document; undefined until the grid has been measured. */
  topOf: (row: number) => number | undefined;
  /** The row at the top of the window, or the first one below it. */
  rowAtTop: () => number;
}

interface GridBox {
  /** Pixels from the top of the document. */
  top: number;
  rowGap: number;
}

/**
 * Which rows of a grid in the document are worth drawing. Each child of `list` has its row in `data-row`, and is laid
 * out by CSS; the first child of every row has `data-first-of-row` too, and is what the row is measured by.
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  columns: number,
  estimates: RowEstimates,
): VirtualRows {
  const [box, setBox] = useState<GridBox | null>(null);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimates[columns - 1] ?? 0,
    overscan: OVERSCAN_ROWS,
    scrollMargin: box?.top ?? 0,
    gap: box?.rowGap ?? 0,
  });
  const [cameDrawn] = useState(!useHydrated());

  const measuredColumns = useRef(columns);
  useLayoutEffect(() => {
    if (measuredColumns.current !== columns) virtualizer.measure();
    measuredColumns.current = columns;
  }, [columns, virtualizer]);

  // After every drawing: a handful of rows, whose layout the next frame needs anyway.
  useLayoutEffect(() => {
    for (const cell of list.current?.querySelectorAll<HTMLElement>('[data-first-of-row]') ?? []) {
      virtualizer.resizeItem(Number(cell.dataset.row), cell.getBoundingClientRect().height);
    }
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const measure = () => {
      const top = Math.round(element.getBoundingClientRect().top + window.scrollY);
      const rowGap = Number.parseFloat(getComputedStyle(element).rowGap) || 0;
      setBox((known) => (known?.top === top && known.rowGap === rowGap ? known : { top, rowGap }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list]);

  // Rows that are not in sight yet are drawn between frames; what is in sight must never wait.
  const inSight = virtualizer.getVirtualItems();
  // What came drawn stands until the window has been measured.
  const wanted = cameDrawn && !virtualizer.range ? virtualizer.measurementsCache.slice(0, ROWS_AHEAD) : inSight;
  const prepared = useDeferredValue(wanted);
  const covers = coversRange(prepared, virtualizer.range);
  const rows = (covers ? prepared : wanted).flatMap(({ index }) => virtualizer.measurementsCache[index] ?? []);
  const [first, last] = [rows[0], rows.at(-1)];
  const margin = virtualizer.options.scrollMargin;
  return {
    rows,
    before: first ? first.start - margin : 0,
    after: last ? margin + virtualizer.getTotalSize() - last.end : 0,
    topOf: (row) => (box ? virtualizer.measurementsCache[row]?.start : undefined),
    rowAtTop: () => virtualizer.getVirtualItemForOffset(window.scrollY)?.index ?? 0,
  };
}

function coversRange(rows: readonly VirtualItem[], range: { startIndex: number; endIndex: number } | null): boolean {
  const [first, last] = [rows[0], rows.at(-1)];
  return !!range && !!first && !!last && first.index <= range.startIndex && last.index >= range.endIndex;
}
