import type { TitleMatch } from '#shared/contracts/titles.ts';

/** What is read out of how many known games complete a title. */
export const matchesText = (count: number): string => {
  if (count === 0) return 'No known game has this title';
  return count === 1 ? '1 known game, arrow down to choose it' : `${count} known games, arrow down to choose one`;
};

/** Year, players and duration, as far as they are known: '2019, 1-5 players, 70 min'; '' where nothing is. */
export const factsText = ({ year, players, duration }: TitleMatch): string =>
  [year, players === null ? null : playersWord(players), duration].filter((fact) => fact !== null).join(', ');

const playersWord = (players: string) => (players === '1' ? '1 player' : `${players} players`);
