import { gameFinder, type GameOfPlays, type NamesGame } from '#shared/plays/game-finder.ts';

/** A play that counts. */
export interface DatedPlay {
  game: GameOfPlays;
  /** YYYY-MM-DD. */
  day: string;
}

/** How often a game was played. */
export interface GameCount extends GameOfPlays {
  plays: number;
}

/** By the key of the game; games of which there are plays. */
export type GameCounts = ReadonlyMap<string, GameCount>;

/** The first and the last day, YYYY-MM-DD; null for no bound. */
export interface Days {
  startsOn: string | null;
  endsOn: string | null;
}

export const isWithin = (day: string, { startsOn, endsOn }: Days): boolean =>
  (startsOn === null || day >= startsOn) && (endsOn === null || day <= endsOn);

/** What is read of a play. */
export interface CountedPlay extends NamesGame {
  isIgnored?: boolean | undefined;
}

/**
 * An owner's plays by day, the earliest first, without ignored ones, and the game of anything that names one.
 * @param plays all of them, latest first @param dayOf the day of a play, YYYY-MM-DD
 */
export function datePlays<P extends CountedPlay>(
  plays: readonly P[],
  dayOf: (play: P) => string,
): { dated: DatedPlay[]; gameOf: (named: NamesGame) => GameOfPlays } {
  const gameOf = gameFinder(plays);
  const dated = plays.flatMap((play) => (play.isIgnored ? [] : { game: gameOf(play), day: dayOf(play) }));
  // Sorted, because days at the places of plays are not always in the order of moments.
  return { dated: dated.toReversed().sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))), gameOf };
}

/** How often each game was played on these days, in the order of their first plays. */
export function countGames(plays: readonly DatedPlay[], days: Days): Map<string, GameCount> {
  const counts = new Map<string, GameCount>();
  for (const { game, day } of plays) {
    if (!isWithin(day, days)) continue;
    const known = counts.get(game.key);
    if (known) known.plays += 1;
    else counts.set(game.key, { ...game, plays: 1 });
  }
  return counts;
}
