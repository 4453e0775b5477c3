/** Below these numbers the figures would say nothing. */
export const ENOUGH_GAMES = 20;
export const ENOUGH_PLAYS = 10;

/** Returns the numbers of games and plays missing for meaningful statistics; both 0 if there are enough. */
export const missingForHealth = (games: number, plays: number): { games: number; plays: number } => ({
  games: Math.max(0, ENOUGH_GAMES - games),
  plays: Math.max(0, ENOUGH_PLAYS - plays),
});
