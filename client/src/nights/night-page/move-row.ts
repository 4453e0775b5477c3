/** A list with one row moved up or down; the same list if impossible. */
export function moveRow<T>(list: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const row = list[index];
  const to = index + by;
  if (row === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(index, 1).toSpliced(to, 0, row);
}
