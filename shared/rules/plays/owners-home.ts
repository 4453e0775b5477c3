import { nextMilestone } from '../games/tier.ts';
import { playerRange } from '../games/player-range.ts';

/** What Home looks at of an owned game that is no expansion. */
export interface HomeGame {
  id: number;
  title: string;
  players: string;
  /** Player counts joined by commas. */
  bestPlayers: string | null;
  timesPlayed: number;
  lastPlayed: Date | null;
  createdAt: Date;
}

const DAY_MS = 86_400_000;
/** Days without a play from which on a game gathers dust. */
const DUSTY_AFTER_DAYS = 180;
/** Days for which a game that was never played is simply new. */
const NEW_FOR_DAYS = 30;
/** Plays to the next tier that are within reach. */
const IN_REACH = 3;

/** Since when nobody has played a game; null for one that is new, was played lately, or of which that is not known. */
export function dustySince({ timesPlayed, lastPlayed, createdAt }: HomeGame, now: Date): Date | null {
  const daysSince = (date: Date) => (now.getTime() - date.getTime()) / DAY_MS;
  if (lastPlayed) return daysSince(lastPlayed) >= DUSTY_AFTER_DAYS ? lastPlayed : null;
  return timesPlayed === 0 && daysSince(createdAt) >= NEW_FOR_DAYS ? createdAt : null;
}

/**
 * The games that have gathered dust. Those that take so many people come first where it is known how many will come, those
 * at their best with them before the others; then those that have waited longest.
 * @param heads how many are coming; null where no night is planned
 */
export function dustyGames<G extends HomeGame>(games: readonly G[], now: Date, heads: number | null): G[] {
  const fit = ({ players, bestPlayers }: G): number => {
    if (heads === null) return 0;
    const { min, max } = playerRange(players);
    if (heads < min || heads > max) return 0;
    return (bestPlayers ?? '').split(',').includes(String(heads)) ? 2 : 1;
  };
  return games
    .flatMap((game) => {
      const since = dustySince(game, now);
      return since ? [{ game, fit: fit(game), since: since.getTime() }] : [];
    })
    .toSorted((a, b) => b.fit - a.fit || a.since - b.since || a.game.id - b.game.id)
    .map(({ game }) => game);
}

/** Plays that a game lacks for its next tier; null where that is out of reach, or there is none. */
export function playsToNextTier({ timesPlayed }: Pick<HomeGame, 'timesPlayed'>): number | null {
  const missing = nextMilestone(timesPlayed) - timesPlayed;
  return missing > 0 && missing <= IN_REACH ? missing : null;
}

/** The games that are a few plays from their next tier, the nearest first, and of equals the one played most. */
export const gamesWithinReach = <G extends HomeGame>(games: readonly G[]): G[] =>
  games
    .filter((game) => playsToNextTier(game) !== null)
    .toSorted(
      (a, b) => (playsToNextTier(a) ?? 0) - (playsToNextTier(b) ?? 0) || b.timesPlayed - a.timesPlayed || a.id - b.id,
    );

/** The games that were on the table last, the latest first. */
export const gamesPlayedLast = <G extends HomeGame>(games: readonly G[]): G[] =>
  games
    .filter(({ lastPlayed }) => lastPlayed !== null)
    .toSorted((a, b) => (b.lastPlayed?.getTime() ?? 0) - (a.lastPlayed?.getTime() ?? 0) || a.id - b.id);
