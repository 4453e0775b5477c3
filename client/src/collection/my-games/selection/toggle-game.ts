import type { Selection } from './selection.ts';

/**
 * The selection after a press on a game: it is chosen, or no longer. With Shift, all games between it and the one
 * pressed before become what it becomes. @param order ids as they are shown
 */
export function toggleGame(
  before: Selection | null,
  order: readonly number[],
  id: number,
  withShift: boolean,
): Selection {
  const ids = new Set(before?.ids);
  const isChosen = !ids.has(id);
  const [from, to] = [order.indexOf(before?.anchor ?? id), order.indexOf(id)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  const range = withShift && from !== -1 ? order.slice(from, to + 1) : [id];
  for (const one of range) {
    if (isChosen) ids.add(one);
    else ids.delete(one);
  }
  return { ids, anchor: id };
}
