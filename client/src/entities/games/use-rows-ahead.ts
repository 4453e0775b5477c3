import { startTransition, useEffect, useState } from 'react';

const MOST_ROWS = 2;

type Items = readonly { id: number }[];

const isSameOrder = (a: Items, b: Items): boolean =>
  a === b || (a.length === b.length && a.every(({ id }, place) => id === b[place]?.id));

/**
 * How many rows on either side of the visible ones are rendered: none with other items or in another order, until the
 * visible rows are painted, then one more at a time. So a key in the search box waits for the visible cards only.
 */
export function useRowsAhead(items: Items): number {
  const [prepared, setPrepared] = useState({ items, rows: MOST_ROWS });
  const rows = isSameOrder(prepared.items, items) ? prepared.rows : 0;
  useEffect(() => {
    if (rows === MOST_ROWS) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setPrepared({ items, rows: rows + 1 })));
    return () => cancelAnimationFrame(frame);
  }, [items, rows]);
  return rows;
}
