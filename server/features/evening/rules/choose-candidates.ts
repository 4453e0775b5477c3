import { byScore, type WeighedGame } from './game-score.ts';
import { isShort } from '#shared/rules/evening/roles.ts';

/** Maximum number of games compared with each other. */
export const MAX_CANDIDATES = 60;

/**
 * Selects the games to compare: the highest score per minute, half of them short if possible. Whether a game is short
 * does not depend on votes, so an extra vote never costs a game its place.
 */
export function chooseCandidates(games: readonly WeighedGame[]): WeighedGame[] {
  const ranked = byScore(games);
  const short = ranked.filter(fillsGaps);
  const long = ranked.filter((game) => !fillsGaps(game));
  const shortPlaces = Math.max(Math.floor(MAX_CANDIDATES / 2), MAX_CANDIDATES - long.length);
  const chosen = short.slice(0, shortPlaces);
  return [...chosen, ...long.slice(0, MAX_CANDIDATES - chosen.length)].sort((a, b) => a.candidate.id - b.candidate.id);
}

const fillsGaps = (game: WeighedGame): boolean => isShort(game) || game.asOpener !== null || game.asCloser !== null;
