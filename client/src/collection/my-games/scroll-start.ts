interface Item {
  start: number;
  end: number;
}

/**
 * Returns the scroll position in pixels that shows one item of a line whole in `width`: the first beginning of an item
 * that does, so that none is cut at its beginning.
 */
export function scrollStart(items: readonly Item[], shown: Item, width: number): number {
  const first = items.find(({ start }) => shown.end <= start + width);
  return Math.min(first?.start ?? shown.start, shown.start);
}
