import { startTransition, useEffect, useState } from 'react';

const MAX_ROWS = 2;

type Items = readonly { id: number }[];

/** Number of rows rendered on either side, and the items they were prepared for. */
interface Prepared {
  items: Items;
  rows: number;
}

const isSameOrder = (a: Items, b: Items): boolean =>
  a === b || (a.length === b.length && a.every(({ id }, index) => id === b[index]?.id));

/** The rows that are prepared for these items: none if they are others, or in another order. */
export const overscanFor = (prepared: Prepared, items: Items): number =>
  isSameOrder(prepared.items, items) ? prepared.rows : 0;

/** One row more; null once there are enough. */
export const nextOverscan = ({ items, rows }: Prepared): Prepared | null =>
  rows >= MAX_ROWS ? null : { items, rows: rows + 1 };

/**
 * Returns the number of rows to render on either side of the visible ones: none with other items or in another order,
 * until the visible rows are painted, then one more at a time. So a key in the search box waits for the visible cards
 * only.
 */
export function useOverscan(items: Items): number {
  const [prepared, setPrepared] = useState<Prepared>({ items, rows: MAX_ROWS });
  const rows = overscanFor(prepared, items);
  useEffect(() => {
    const next = nextOverscan({ items, rows });
    if (!next) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setPrepared(next)));
    return () => cancelAnimationFrame(frame);
  }, [items, rows]);
  return rows;
}
