import type { GameOfPlays } from '#shared/plays/game-finder.ts';
import type { LoggedPlay, PlayPerson } from '../rules/play-log.ts';
import { ENOUGH_CONTESTS, performanceOf, provenWinRate, type PlayerPerformance } from '../rules/player-performance.ts';

/** A person's results in one game. */
export interface PersonalGame {
  game: GameOfPlays;
  plays: number;
  contests: number;
  wins: number;
}

export interface PersonSummary {
  performance: PlayerPerformance | null;
  /** Most plays first. */
  games: PersonalGame[];
  /** The game with the best proven win rate, among those won at least once and contested at least three times. */
  bestGame: PersonalGame | null;
}

/** The plays with a person. */
export const playsWith = (plays: readonly LoggedPlay[], person: PlayPerson): LoggedPlay[] =>
  plays.filter(({ seated }) => seated.some((seat) => seat.person === person));

/** Statistics of a person. @param plays with the person, latest first */
export function summaryOf(plays: readonly LoggedPlay[], person: PlayPerson): PersonSummary {
  const byGame = new Map<GameOfPlays, PersonalGame>();
  for (const play of plays) {
    const entry = byGame.get(play.game) ?? { game: play.game, plays: 0, contests: 0, wins: 0 };
    byGame.set(play.game, entry);
    entry.plays += 1;
    if (!play.isContest) continue;
    entry.contests += 1;
    if (hasWon(play, person)) entry.wins += 1;
  }
  const games = [...byGame.values()].toSorted((a, b) => b.plays - a.plays);
  const performance = performanceOf(plays).find((entry) => entry.person === person) ?? null;
  return { performance, games, bestGame: bestOf(games) };
}

/** Whether a person won a play, alone or with others. */
export const hasWon = ({ seated }: LoggedPlay, person: PlayPerson): boolean =>
  seated.some((seat) => seat.person === person && seat.won);

function bestOf(games: readonly PersonalGame[]): PersonalGame | null {
  const proven = games.filter(({ contests, wins }) => contests >= ENOUGH_CONTESTS && wins > 0);
  return proven.toSorted((a, b) => provenWinRate(b) - provenWinRate(a))[0] ?? null;
}
