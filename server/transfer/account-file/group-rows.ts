/**
 * Groups rows by key, in order. @param split returns a row's key and value @returns a function from a key to its list,
 * empty if there are no rows
 */
export function groupRows<R, T>(rows: readonly R[], split: (row: R) => [key: number, rest: T]): (key: number) => T[] {
  const lists = new Map<number, T[]>();
  for (const row of rows) {
    const [key, rest] = split(row);
    const list = lists.get(key);
    if (list) list.push(rest);
    else lists.set(key, [rest]);
  }
  return (key) => lists.get(key) ?? [];
}
