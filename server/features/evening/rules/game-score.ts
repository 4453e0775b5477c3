import type { Evening } from '#shared/rules/evening/evening.ts';
import type { GameAtTable } from '#shared/rules/evening/game-at-table.ts';
import { headsOf } from '#shared/rules/evening/party.ts';
import { canBeginEarly, suitsRole } from '#shared/rules/evening/roles.ts';
import { WHOLE_VOTE } from '#shared/rules/evening/ballot.ts';

/** A game with its value for an evening, in whole points. */
export interface WeighedGame extends GameAtTable {
  /** For its whole playing time, in any position. */
  score: number;
  /** Per minute of play. */
  perMinute: number;
  /** Extra points as the first and as the last game; null if unsuitable there. */
  asOpener: number | null;
  asCloser: number | null;
}

/** For each voter who gets one of their games: as much as 20 minutes of a voted game. */
export const SERVED_SCORE = 100_000;

/** Per minute of any game; quality adds up to 75. */
const PLAIN_MINUTE = 40;
const MAX_QUALITY = 50;
/** Per minute of a game that the host or a guest put on the night: a short one outweighs the longest other game. */
const NIGHT_MINUTE = 1000;
/** Per minute of a voted game, and more if everybody voted for it. */
const VOTED_MINUTE = 2500;
const MINUTE_WANTED_BY_ALL = 6000;

const OPENER = 2500;
const BEGINS_EARLY = 500;
const CLOSER = 2000;
const KNOWN_BY_ALL = 1000;

/**
 * Values games for an evening by minutes of play, so longer games count more; breaks and explanations do not count.
 * Voted games come first, then games of the night, unless the whole collection is used.
 */
export function weighGames(
  games: readonly GameAtTable[],
  { parties }: Pick<Evening, 'parties'>,
  fromShelf = false,
): WeighedGame[] {
  const heads = headsOf(parties);
  const fullVote = WHOLE_VOTE * Math.max(1, parties.length);
  return games.map((game) => {
    const { candidate, explanation, minutes, wantedBy, quality, sixths, points } = game;
    const perMinute =
      PLAIN_MINUTE +
      1.5 * Math.min(MAX_QUALITY, Math.max(0, quality)) +
      (candidate.isOfNight && !fromShelf ? NIGHT_MINUTE : 0) +
      (sixths > 0 ? VOTED_MINUTE + (MINUTE_WANTED_BY_ALL * sixths) / fullVote : 0);
    const early = canBeginEarly(candidate, heads) ? BEGINS_EARLY : 0;
    const known = explanation.minutes === 0 ? KNOWN_BY_ALL : 0;
    return {
      candidate,
      explanation,
      minutes,
      wantedBy,
      quality,
      sixths,
      points,
      perMinute,
      score: Math.round(candidate.minutes * perMinute),
      asOpener: suitsRole('opener', game) ? OPENER + early : null,
      asCloser: suitsRole('closer', game) ? CLOSER + known : null,
    };
  });
}

/** Highest score per minute first, then lowest id. */
export const byScore = <Game extends WeighedGame>(games: readonly Game[]): Game[] =>
  games.toSorted((a, b) => b.perMinute - a.perMinute || a.candidate.id - b.candidate.id);
