/** The player range of a players text, a single number or 'a-b'; 1 to 99 if it has none. */
export function playerRange(players: string): { min: number; max: number } {
  const [, first, last = first] = /^\s*(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*$/.exec(players) ?? [];
  if (first === undefined) return { min: 1, max: 99 };
  const [one, other] = [Number(first), Number(last)];
  return { min: Math.min(one, other), max: Math.max(one, other) };
}

/** Whether a players text has a number; without one its range is a guess, of which nothing is said. */
export const statesPlayers = (players: string): boolean => /\d/.test(players);
