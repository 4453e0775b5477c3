import type { GameOfPlays } from '#shared/plays/game-finder.ts';
import type { LoggedPlay, PlayPerson } from '../rules/play-log.ts';
import { plausibleMinutes } from '#shared/plays/play-minutes.ts';

/** A game's statistics. */
export interface GamePerformance {
  game: GameOfPlays;
  plays: number;
  /** Minutes; null if no play is long enough to count. */
  averageMinutes: number | null;
  /** Average of all players' scores; null without one. */
  averageScore: number | null;
  /** Winners of most contests, several on a tie; empty if nobody won. */
  topWinners: PlayPerson[];
}

interface Tally {
  game: GameOfPlays;
  plays: number;
  minutes: number;
  timed: number;
  points: number;
  scored: number;
  wins: Map<PlayPerson, number>;
}

const performances = new WeakMap<readonly LoggedPlay[], GamePerformance[]>();

/** Statistics of every game in these plays (latest first); most plays first, then latest. Counted once for each list. */
export function gamePerformanceOf(plays: readonly LoggedPlay[]): readonly GamePerformance[] {
  const known = performances.get(plays) ?? countGames(plays);
  performances.set(plays, known);
  return known;
}

function countGames(plays: readonly LoggedPlay[]): GamePerformance[] {
  const byGame = new Map<GameOfPlays, Tally>();
  for (const play of plays) {
    const tally = byGame.get(play.game) ?? emptyGameTally(play.game);
    byGame.set(play.game, tally);
    tally.plays += 1;
    const minutes = plausibleMinutes(play.duration);
    tally.minutes += minutes ?? 0;
    tally.timed += minutes === null ? 0 : 1;
    for (const { person, score, won } of play.seated) {
      tally.points += score ?? 0;
      tally.scored += score === null ? 0 : 1;
      if (won && play.isContest) tally.wins.set(person, (tally.wins.get(person) ?? 0) + 1);
    }
  }
  return [...byGame.values()].toSorted((a, b) => b.plays - a.plays).map(summed);
}

const emptyGameTally = (game: GameOfPlays): Tally => ({
  game,
  plays: 0,
  minutes: 0,
  timed: 0,
  points: 0,
  scored: 0,
  wins: new Map(),
});

const summed = ({ game, plays, minutes, timed, points, scored, wins }: Tally): GamePerformance => ({
  game,
  plays,
  averageMinutes: timed === 0 ? null : minutes / timed,
  averageScore: scored === 0 ? null : points / scored,
  topWinners: mostOften(wins),
});

function mostOften(wins: ReadonlyMap<PlayPerson, number>): PlayPerson[] {
  const most = Math.max(0, ...wins.values());
  return [...wins].filter(([, count]) => count === most).map(([person]) => person);
}
