import type { Game } from '#shared/games/games-contract.ts';
import { isOwned } from '#shared/games/lists.ts';
import type { PlayerRange } from '#shared/games/player-range.ts';

/** The owned games that My Games shows without a filter: base games. Expansions are played with them. */
export const gamesOnShelf = (games: readonly Game[]): Game[] =>
  games.filter((game) => isOwned(game) && !game.isExpansion);

/** 8 stands for eight and more, as in the filter of My Games. */
export const MAX_PEOPLE = 8;

/** Whether a game can be played by this number of people; null if unknown. @param ranges of `playerRangesIn`, expansions included */
export function seats(ranges: ReadonlyMap<number, PlayerRange>, gameId: number, people: number): boolean | null {
  const range = ranges.get(gameId);
  if (!range) return null;
  return range.max >= people && (people === MAX_PEOPLE || range.min <= people);
}
