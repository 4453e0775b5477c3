import type { TitleMatch } from '#shared/games/titles-contract.ts';

/** The announcement of the number of matches. */
export const matchesText = (count: number): string => {
  if (count === 0) return 'No known game has this title';
  return count === 1 ? '1 known game, arrow down to choose it' : `${count} known games, arrow down to choose one`;
};

/** Known data: '2019, 1-5 players, 70 min'; '' if none. */
export const factsText = ({ year, players, duration }: Pick<TitleMatch, 'year' | 'players' | 'duration'>): string =>
  [year, players === null ? null : playersWord(players), duration].filter((fact) => fact !== null).join(', ');

const playersWord = (players: string) => (players === '1' ? '1 player' : `${players} players`);
