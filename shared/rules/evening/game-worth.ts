import type { Evening } from './evening.ts';
import type { GameAtTable } from './game-at-table.ts';
import { headsOf } from './party.ts';
import { canBeginEarly, suitsRole } from './roles.ts';
import { WHOLE_VOTE } from './ballot.ts';

/** A game with what it adds to an evening, in whole points. */
export interface WeighedGame extends GameAtTable {
  /** For all its minutes of play, wherever it stands. */
  worth: number;
  /** For a minute of play. */
  perMinute: number;
  /** On top of that as the first game and as the last; null where it is not made for that. */
  asOpener: number | null;
  asCloser: number | null;
}

/** For each voter who gets a game that they asked for: as much as 20 minutes of a game that some want. */
export const SERVED_WORTH = 100_000;

/** A minute of any game; for its quality up to 75 more. */
const PLAIN_MINUTE = 40;
const MOST_QUALITY = 50;
/** A minute of a game that the host put on the night or a guest brings to it: a short one beats the longest of the shelf. */
const NIGHT_MINUTE = 1000;
/** A minute of a game that somebody asked for, and the more if all did. */
const VOTED_MINUTE = 2500;
const MINUTE_WANTED_BY_ALL = 6000;

const OPENER = 2500;
const BEGINS_EARLY = 500;
const CLOSER = 2000;
const KNOWN_BY_ALL = 1000;

/**
 * What games are worth to an evening: each minute of play counts, so a long game counts more than a short one, and neither
 * breaks nor explaining count. Voted games come first, then those of the night, unless it is chosen from the whole shelf.
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
      1.5 * Math.min(MOST_QUALITY, Math.max(0, quality)) +
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
      worth: Math.round(candidate.minutes * perMinute),
      asOpener: suitsRole('opener', game) ? OPENER + early : null,
      asCloser: suitsRole('closer', game) ? CLOSER + known : null,
    };
  });
}

/** Those worth most a minute first; of equals the one with the lowest id. */
export const byWorth = <Game extends WeighedGame>(games: readonly Game[]): Game[] =>
  games.toSorted((a, b) => b.perMinute - a.perMinute || a.candidate.id - b.candidate.id);
