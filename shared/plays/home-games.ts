import { nextMilestone } from '#shared/games/tier.ts';
import { playerRange } from '#shared/games/player-range.ts';

/** The fields of an owned base game that Home uses. */
export interface HomeGame {
  id: number;
  title: string;
  players: string;
  /** Player counts, comma-separated. */
  bestPlayers: string | null;
  timesPlayed: number;
  lastPlayed: Date | null;
  createdAt: Date;
}

const DAY_MS = 86_400_000;
/** Days without a play after which a game counts as dusty. */
const DUSTY_AFTER_DAYS = 180;
/** Days during which a game that was never played counts as new. */
const NEW_FOR_DAYS = 30;
/** Maximum number of plays to the next tier to be listed. */
const IN_REACH = 3;

/** Since when a game has not been played; null if it is new, was played lately, or this is unknown. */
export function dustySince({ timesPlayed, lastPlayed, createdAt }: HomeGame, now: Date): Date | null {
  const daysSince = (date: Date) => (now.getTime() - date.getTime()) / DAY_MS;
  if (lastPlayed) return daysSince(lastPlayed) >= DUSTY_AFTER_DAYS ? lastPlayed : null;
  return timesPlayed === 0 && daysSince(createdAt) >= NEW_FOR_DAYS ? createdAt : null;
}

/**
 * The dusty games. If the number of guests is known, games that seat them come first, best with them before others;
 * then the longest unplayed. @param heads number of people coming; null if no night is planned
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

/** Plays missing to the next tier; null if too many or no tier is left. */
export function playsToNextTier({ timesPlayed }: Pick<HomeGame, 'timesPlayed'>): number | null {
  const missing = nextMilestone(timesPlayed) - timesPlayed;
  return missing > 0 && missing <= IN_REACH ? missing : null;
}

/** The games close to their next tier, closest first, then most plays. */
export const gamesWithinReach = <G extends HomeGame>(games: readonly G[]): G[] =>
  games
    .filter((game) => playsToNextTier(game) !== null)
    .toSorted(
      (a, b) => (playsToNextTier(a) ?? 0) - (playsToNextTier(b) ?? 0) || b.timesPlayed - a.timesPlayed || a.id - b.id,
    );

/** The most recently played games, latest first. */
export const gamesPlayedLast = <G extends HomeGame>(games: readonly G[]): G[] =>
  games
    .filter(({ lastPlayed }) => lastPlayed !== null)
    .toSorted((a, b) => (b.lastPlayed?.getTime() ?? 0) - (a.lastPlayed?.getTime() ?? 0) || a.id - b.id);
