import type { CollectedGame } from '#shared/games/collected-game.ts';
import { lastPlayedBand } from './last-played-band.ts';

/** Parts by the last play: months ago, `never` without a play, `unknown` with plays on unknown days. */
export const LAST_PLAY_BANDS = ['0-3', '3-12', '12-', 'unknown', 'never'] as const;
export type LastPlayBand = (typeof LAST_PLAY_BANDS)[number];

const LONG_AGO: ReadonlySet<string> = new Set(['12-18', '18-24', '24-36', '36-']);

/**
 * The number of games of each part, in the order of LAST_PLAY_BANDS; they sum to the games. Parts without games are left
 * out, `unknown` only.
 */
export function countByLastPlay(
  games: readonly Pick<CollectedGame, 'timesPlayed' | 'lastPlayed'>[],
  now: Date,
): { part: LastPlayBand; count: number }[] {
  const counts = new Map<LastPlayBand, number>(LAST_PLAY_BANDS.map((part) => [part, 0]));
  for (const game of games) {
    const band = lastPlayedBand(game, now);
    const part = LONG_AGO.has(band) ? '12-' : (band as LastPlayBand);
    counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return Array.from(counts, ([part, count]) => ({ part, count })).filter(
    ({ part, count }) => count > 0 || part !== 'unknown',
  );
}
