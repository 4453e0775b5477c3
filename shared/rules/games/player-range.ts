/**
 * The player counts of a game's players text: a single number, or 'a-b'. Text that tells no count means 1 to
 * 99.
 */
export function playerRange(players: string): { min: number; max: number } {
  const [, first, last = first] = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(players) ?? [];
  if (first === undefined) return { min: 1, max: 99 };
  const [one, other] = [Number(first), Number(last)];
  return { min: Math.min(one, other), max: Math.max(one, other) };
}
