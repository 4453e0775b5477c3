/**
 * Rows in lists by a key, in their order.
 * @param split a row's key, and what stands in the list for it
 * @returns the list of a key, empty where no row has it
 */
export function grouped<R, T>(rows: readonly R[], split: (row: R) => [key: number, rest: T]): (key: number) => T[] {
  const lists = new Map<number, T[]>();
  for (const row of rows) {
    const [key, rest] = split(row);
    const list = lists.get(key);
    if (list) list.push(rest);
    else lists.set(key, [rest]);
  }
  return (key) => lists.get(key) ?? [];
}
