/**
 * A refetched list that reuses the objects of unchanged rows, so that they do not render again; the previous list if
 * nothing changed. React Query's structural sharing treats equal dates as different.
 */
export function reuseUnchangedRows<Row extends { id: number }>(before: Row[] | undefined, after: Row[]): Row[] {
  if (!before) return after;
  const known = new Map(before.map((row) => [row.id, row]));
  const reused = after.map((row) => {
    const former = known.get(row.id);
    return former && JSON.stringify(former) === JSON.stringify(row) ? former : row;
  });
  return reused.length === before.length && reused.every((row, place) => row === before[place]) ? before : reused;
}
