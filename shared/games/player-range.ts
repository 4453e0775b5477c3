/** A number of players from `min` to `max`; `max` is Infinity for '2+'. */
export interface PlayerRange {
  min: number;
  max: number;
}

const PLAYERS = /^(\d{1,3})(?:\s*(?:(\+)|(?:[-–—]|to)\s*(\d{1,3})))?(?:\s*players?)?$/i;

/**
 * Parses a players text: '3', '2-4', '2 – 4', '2 to 4' or '2+', with or without 'players'. All other texts are null, also those
 * that contain a number: 'for 2', '3 or 4'. Pages state players in more words, which are read where they arrive (`quantity.ts`).
 */
export function parsePlayerRange(players: string): PlayerRange | null {
  const [, first, plus, second] = PLAYERS.exec(players.trim()) ?? [];
  if (first === undefined) return null;
  const [a, b] = [Number(first), plus ? Infinity : Number(second ?? first)];
  return { min: Math.min(a, b), max: Math.max(a, b) };
}

/** The range if the text states both ends. */
function closedRange(players: string): PlayerRange | null {
  const range = parsePlayerRange(players);
  return range && Number.isFinite(range.max) ? range : null;
}

/** The player range of a game, a number or 'a-b'. Every other text counts as 1 to 99, also '2+'. */
export const playerRange = (players: string): PlayerRange => closedRange(players) ?? { min: 1, max: 99 };

/** Whether a text states its range; without one `playerRange` is a guess, which no sentence mentions. */
export const statesPlayers = (players: string): boolean => closedRange(players) !== null;

/** The player counts that a text states; both null if it states no range. */
export const knownPlayers = (players: string): { min: number | null; max: number | null } =>
  closedRange(players) ?? { min: null, max: null };

/** The ends that a text states for a file: '3+' has no upper one. */
export function statedPlayers(players: string): { min: number | null; max: number | null } {
  const range = parsePlayerRange(players);
  return { min: range?.min ?? null, max: range && Number.isFinite(range.max) ? range.max : null };
}
