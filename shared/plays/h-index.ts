/** The largest h for which h games were played h times or more each. */
export function hIndex(playsByGame: Iterable<number>): number {
  const counts = [...playsByGame].toSorted((a, b) => b - a);
  const short = counts.findIndex((count, index) => count < index + 1);
  return short === -1 ? counts.length : short;
}
