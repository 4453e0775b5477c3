import { offsetAt } from '#client/lib/reader-clock.ts';
import type { Challenge } from '#shared/challenges/challenges-contract.ts';
import { playDays } from '#shared/challenges/day-of-play.ts';
import { finishedOn } from '#shared/challenges/finished-on.ts';
import {
  countGames,
  type DatedPlay,
  datePlays,
  type Days,
  type GameCounts,
  playsOn,
} from '#shared/challenges/game-counts.ts';
import type { Played } from '#shared/challenges/goal.ts';
import { type Progress, progressOf } from '#shared/challenges/progress.ts';
import { shelfOf } from '#shared/challenges/shelf.ts';
import type { Game } from '#shared/games/games-contract.ts';
import type { Play } from '#shared/plays/plays-contract.ts';

/** Where a challenge stands; `over` is one whose last day has passed without it being complete. */
export type ChallengeState = 'running' | 'coming' | 'finished' | 'over' | 'archived';

/** A challenge with its progress. */
export interface ChallengeView {
  challenge: Challenge;
  state: ChallengeState;
  progress: Progress;
  /** The day of the play that completed it; null for none. */
  finishedOn: string | null;
  played: Played;
}

function stateOf({ archivedAt, startsOn, endsOn }: Challenge, isComplete: boolean, today: string): ChallengeState {
  if (archivedAt !== null) return 'archived';
  if (isComplete) return 'finished';
  if (startsOn !== null && startsOn > today) return 'coming';
  return endsOn !== null && endsOn < today ? 'over' : 'running';
}

/**
 * The progress of each challenge, in their order. @param log all of the owner's, latest first @param today YYYY-MM-DD
 */
export function challengeViews(
  challenges: readonly Challenge[],
  log: readonly Play[],
  games: readonly Game[],
  today: string,
): ChallengeView[] {
  if (challenges.length === 0) return [];
  const { dated, gameOf } = datePlays(log, playDays(offsetAt));
  const shelf = shelfOf(games, gameOf);
  const countedOn = new Map<string, { plays: readonly DatedPlay[]; counts: GameCounts }>();
  /** Many challenges are of the same year. */
  const countOn = ({ startsOn, endsOn }: Days) => {
    const days = `${startsOn}/${endsOn}`;
    let counted = countedOn.get(days);
    if (!counted) {
      const plays = playsOn(dated, { startsOn, endsOn });
      countedOn.set(days, (counted = { plays, counts: countGames(plays) }));
    }
    return counted;
  };
  return challenges.map((challenge) => {
    const { plays, counts } = countOn(challenge);
    const played = { counts, shelf, gameOf };
    const progress = progressOf(challenge.rule, played);
    return {
      challenge,
      state: stateOf(challenge, progress.isComplete, today),
      progress,
      finishedOn: progress.isComplete ? finishedOn(challenge.rule, plays, played) : null,
      played,
    };
  });
}
