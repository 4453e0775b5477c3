import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useDeferredValue, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** Estimated height in pixels of a row before it is measured, with one to four columns. */
export type RowEstimates = readonly [number, number, number, number];

const OVERSCAN_ROWS = 2;
/** Rows rendered on the server, in one column: a phone's first screen, or four columns on a desktop. */
const ROWS_AHEAD = 8;

export interface VirtualRows {
  /** The rows to render: visible ones and some on either side. */
  rows: readonly VirtualItem[];
  /** Height in pixels of the rows before and after them. */
  before: number;
  after: number;
  /** A row's offset in pixels from the top of the document; undefined before measuring. */
  topOf: (row: number) => number | undefined;
  /** The first visible row. */
  rowAtTop: () => number;
}

interface GridBox {
  /** Pixels from the top of the document. */
  top: number;
  rowGap: number;
}

/**
 * Virtualizes a grid in the document. Each child of `list` has its row in `data-row` and is laid out by CSS; the first
 * child of each row also has `data-first-of-row` and is measured.
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  columns: number,
  estimates: RowEstimates,
): VirtualRows {
  const [box, setBox] = useState<GridBox | null>(null);
  const [wasPrerendered] = useState(!useHydrated());
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => estimates[columns - 1] ?? 0,
    overscan: box ? OVERSCAN_ROWS : 0,
    scrollMargin: box?.top ?? 0,
    gap: box?.rowGap ?? 0,
    // Until the window is measured: reading its height makes the browser lay out the page.
    ...(wasPrerendered ? {} : { initialRect: { width: 0, height: screen.height } }),
  });

  const measuredColumns = useRef(columns);
  useLayoutEffect(() => {
    if (measuredColumns.current !== columns) virtualizer.measure();
    measuredColumns.current = columns;
  }, [columns, virtualizer]);

  // After every render: few rows, whose layout the next frame needs anyway.
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

  // Rows outside the window are rendered between frames; visible ones must not wait.
  const scrollIntoLine = virtualizer.getVirtualItems();
  // Server-rendered rows stay until the window has been measured.
  const visible =
    wasPrerendered && !virtualizer.range ? virtualizer.measurementsCache.slice(0, ROWS_AHEAD) : scrollIntoLine;
  const prepared = useDeferredValue(visible);
  const covers = coversRange(prepared, virtualizer.range);
  const rows = (covers ? prepared : visible).flatMap(({ index }) => virtualizer.measurementsCache[index] ?? []);
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
