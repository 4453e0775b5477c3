import { playerRange } from './player-range.ts';

/** The player counts that a text tells; null for both where it tells none. */
export function knownPlayers(players: string): { min: number | null; max: number | null } {
  return /\d/.test(players) ? playerRange(players) : { min: null, max: null };
}
