import { byPoints, type GameAtTable } from './game-at-table.ts';
import { suitsRole } from './roles.ts';

/** So many games are weighed against each other, whatever the shelves hold. */
export const MOST_CANDIDATES = 60;

/**
 * The games worth weighing: those with the most points, half of them short enough to begin or to end with as far as there
 * are such. Whether a game is short does not depend on votes, so a vote more never costs a game or its company the place.
 */
export function chooseCandidates(games: readonly GameAtTable[]): GameAtTable[] {
  const ranked = byPoints(games);
  const short = ranked.filter(isShort);
  const long = ranked.filter((game) => !isShort(game));
  const shortPlaces = Math.max(Math.floor(MOST_CANDIDATES / 2), MOST_CANDIDATES - long.length);
  const chosen = short.slice(0, shortPlaces);
  return [...chosen, ...long.slice(0, MOST_CANDIDATES - chosen.length)].sort((a, b) => a.candidate.id - b.candidate.id);
}

const isShort = (game: GameAtTable): boolean => suitsRole('opener', game) || suitsRole('closer', game);
