import { byWorth, type WeighedGame } from './game-worth.ts';
import { isShort } from './roles.ts';

/** So many games are weighed against each other, whatever the shelves hold. */
export const MOST_CANDIDATES = 60;

/**
 * The games worth weighing: those worth most a minute, half of them short as far as there are such. Whether a game is
 * short does not depend on votes, so a vote more never costs a game or its company the place.
 */
export function chooseCandidates(games: readonly WeighedGame[]): WeighedGame[] {
  const ranked = byWorth(games);
  const short = ranked.filter(fillsGaps);
  const long = ranked.filter((game) => !fillsGaps(game));
  const shortPlaces = Math.max(Math.floor(MOST_CANDIDATES / 2), MOST_CANDIDATES - long.length);
  const chosen = short.slice(0, shortPlaces);
  return [...chosen, ...long.slice(0, MOST_CANDIDATES - chosen.length)].sort((a, b) => a.candidate.id - b.candidate.id);
}

const fillsGaps = (game: WeighedGame): boolean => isShort(game) || game.asOpener !== null || game.asCloser !== null;
