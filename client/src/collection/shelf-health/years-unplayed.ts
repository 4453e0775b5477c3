import { groupBy } from '#shared/group-by.ts';
import type { CollectedGame } from '#shared/games/collected-game.ts';
import { lastPlayedBand } from './last-played-band.ts';

/** Months since the last play, of games that were not played for a year. */
export const YEARS_UNPLAYED_BANDS = ['12-18', '18-24', '24-36', '36-'] as const;
export type YearsUnplayedBand = (typeof YEARS_UNPLAYED_BANDS)[number];

/** The number of games of each band, in the order of YEARS_UNPLAYED_BANDS. */
export function countByYearsUnplayed(
  games: readonly Pick<CollectedGame, 'timesPlayed' | 'lastPlayed'>[],
  now: Date,
): { band: YearsUnplayedBand; count: number }[] {
  const bands = groupBy(games, (game) => lastPlayedBand(game, now));
  return YEARS_UNPLAYED_BANDS.map((band) => ({ band, count: bands.get(band)?.length ?? 0 }));
}
