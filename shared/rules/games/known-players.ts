import { playerRange } from './player-range.ts';

/** The player counts of a text; both null if it has none. */
export function knownPlayers(players: string): { min: number | null; max: number | null } {
  return /\d/.test(players) ? playerRange(players) : { min: null, max: null };
}
