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

/** The plays on these days. @param plays by day, the earliest first */
export function playsOn(plays: readonly DatedPlay[], { startsOn, endsOn }: Days): readonly DatedPlay[] {
  const from = startsOn === null ? 0 : firstPlace(plays, (day) => day >= startsOn);
  const to = endsOn === null ? plays.length : firstPlace(plays, (day) => day > endsOn);
  return from === 0 && to === plays.length ? plays : plays.slice(from, to);
}

/** The place of the first play whose day is late enough, found by halving. */
function firstPlace(plays: readonly DatedPlay[], isLate: (day: string) => boolean): number {
  let [low, high] = [0, plays.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const play = plays[middle];
    if (play && isLate(play.day)) high = middle;
    else low = middle + 1;
  }
  return low;
}

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
  // From the latest on, so that each game has the title of its latest play.
  const dated: DatedPlay[] = [];
  let isSorted = true;
  for (const play of plays) {
    if (play.isIgnored) continue;
    const day = dayOf(play);
    isSorted &&= day <= (dated.at(-1)?.day ?? day);
    dated.push({ game: gameOf(play), day });
  }
  dated.reverse();
  // Days at the places of plays are not always in the order of moments.
  if (!isSorted) dated.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  return { dated, gameOf };
}

/** How often each game was played, in the order of their first plays. */
export function countGames(plays: readonly DatedPlay[]): Map<string, GameCount> {
  // By the game itself, which is the same object for all its plays: its key would be hashed for each.
  const counts = new Map<GameOfPlays, number>();
  for (const { game } of plays) counts.set(game, (counts.get(game) ?? 0) + 1);
  return new Map([...counts].map(([game, count]) => [game.key, { ...game, plays: count }]));
}
