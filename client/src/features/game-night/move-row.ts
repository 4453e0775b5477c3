/** A list with one row moved up or down; the same list if impossible. */
export function moveRow<T>(list: readonly T[], place: number, by: -1 | 1): readonly T[] {
  const row = list[place];
  const to = place + by;
  if (row === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(place, 1).toSpliced(to, 0, row);
}
