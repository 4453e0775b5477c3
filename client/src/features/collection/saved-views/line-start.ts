interface Item {
  start: number;
  end: number;
}

/**
 * How far a line of items scrolls for one of them to be whole in `width` pixels: to the beginning of an item, the first
 * that will do, so that none is cut at its beginning.
 */
export function lineStart(items: readonly Item[], shown: Item, width: number): number {
  const first = items.find(({ start }) => shown.end <= start + width);
  return Math.min(first?.start ?? shown.start, shown.start);
}
