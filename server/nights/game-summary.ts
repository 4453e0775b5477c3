import { durationText } from '#shared/text/duration-text.ts';
import { t } from './words/words.ts';

/** The basic data of a game as text, '2-4 players, 45 min'; unknown parts are omitted. */
export const gameSummary = ({ players, duration }: { players: string; duration: string }): string =>
  [/\d$/.test(players) ? t('{players} players', { players }) : players, durationText(duration)]
    .filter((fact) => fact !== '')
    .join(', ');
