import type { TitleMatch } from '#shared/games/titles-contract.ts';
import { t } from '#client/games/words/words.ts';

/** The announcement of the number of matches. */
export const matchesText = (count: number): string =>
  t(
    '{count, plural, =0 {No known game has this title} one {# known game, arrow down to choose it} other {# known games, arrow down to choose one}}',
    { count },
  );

/** Known data: '2019, 1-5 players, 70 min'; '' if none. */
export const factsText = ({ year, players, duration }: Pick<TitleMatch, 'year' | 'players' | 'duration'>): string =>
  [year, players === null ? null : playersWord(players), duration].filter((fact) => fact !== null).join(', ');

const playersWord = (players: string) =>
  players === '1' ? t('{players} player', { players }) : t('{players} players', { players });
