import { durationText } from '#shared/rules/plays/duration-text.ts';

/** A game on a night in a few words, '2-4 players, 45 min'; as much of it as its owner wrote down. */
export const gameFacts = ({ players, duration }: { players: string; duration: string }): string =>
  [/\d$/.test(players) ? `${players} players` : players, durationText(duration)]
    .filter((fact) => fact !== '')
    .join(', ');
