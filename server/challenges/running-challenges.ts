import type { Challenge } from '#shared/challenges/challenges-contract.ts';
import type { GameCount } from '#shared/challenges/game-counts.ts';
import { type NextPlay, nextPlayFinder } from '#shared/challenges/next-play.ts';
import { type Progress, progressOf } from '#shared/challenges/progress.ts';
import { shelfOf } from '#shared/challenges/shelf.ts';
import { gameFinder, type GameOfPlays, type NamesGame } from '#shared/plays/game-finder.ts';
import { wallTimeAt } from '#shared/time/repeating-nights.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { countPlaysOn, listedGames } from './plays-store.ts';
import { challengesOn } from './store.ts';

/** A challenge with its progress. */
export interface RunningChallenge {
  challenge: Challenge;
  counts: Map<string, GameCount>;
  progress: Progress;
}

type WhoseDays = Pick<Owner, 'id' | 'timeZone'>;

/** Plays whose place is not known are on the day of the owner's time zone. */
const zoneOf = ({ timeZone }: WhoseDays): string => timeZone ?? 'UTC';

const byEnd = (one: RunningChallenge, other: RunningChallenge): number =>
  (one.challenge.endsOn ?? '9').localeCompare(other.challenge.endsOn ?? '9');

/** The challenges of an owner whose days have a day, and that are not complete, with their progress as of now. */
export async function runningChallenges(
  db: Connection,
  userId: number,
  day: string,
  timeZone: string,
): Promise<{ running: RunningChallenge[]; gameOf: (named: NamesGame) => GameOfPlays }> {
  const challenges = await challengesOn(db, userId, day);
  if (challenges.length === 0) return { running: [], gameOf: gameFinder([]) };
  const [plays, listed] = await Promise.all([countPlaysOn(db, userId, challenges, timeZone), listedGames(db, userId)]);
  const gameOf = gameFinder(plays);
  const shelf = shelfOf(listed, gameOf);
  const running = challenges.map((challenge, place) => {
    const counts = new Map<string, GameCount>();
    for (const named of plays) {
      const game = gameOf(named);
      const count = (counts.get(game.key)?.plays ?? 0) + (named.counts[place] ?? 0);
      if (count > 0) counts.set(game.key, { ...game, plays: count });
    }
    return { challenge, counts, progress: progressOf(challenge.rule, { counts, shelf, gameOf }) };
  });
  return { running: running.filter(({ progress }) => !progress.isComplete), gameOf };
}

/** Challenges on Home. */
const MOST_ON_HOME = 3;

/** The progress of running challenges, those that end first before others. */
export async function challengesOfHome(db: Connection, owner: WhoseDays, now: Date) {
  const timeZone = zoneOf(owner);
  const { running } = await runningChallenges(db, owner.id, wallTimeAt(now, timeZone).date, timeZone);
  return running
    .toSorted(byEnd)
    .slice(0, MOST_ON_HOME)
    .map(({ challenge: { id, name, endsOn }, progress: { done, total } }) => ({ id, name, endsOn, done, total }));
}

/**
 * Tells what the next play of a game on a day, YYYY-MM-DD, does for a challenge of the owner; null for none. Of several the one
 * that ends first.
 */
export async function nextPlaysOn(
  db: Connection,
  owner: WhoseDays,
  day: string,
): Promise<(named: NamesGame) => NextPlay | null> {
  const { running, gameOf } = await runningChallenges(db, owner.id, day, zoneOf(owner));
  const finders = running
    .toSorted(byEnd)
    .map(({ challenge: { name, rule }, progress, counts }) => nextPlayFinder({ name, rule, progress, counts }));
  return (named) => {
    if (finders.length === 0) return null;
    const game = gameOf(named);
    for (const find of finders) {
      const next = find(game);
      if (next) return next;
    }
    return null;
  };
}
