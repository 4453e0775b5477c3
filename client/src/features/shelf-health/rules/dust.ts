import { groupedBy } from '#shared/grouped-by.ts';
import type { CollectedGame } from '#shared/rules/games/collected-game.ts';
import { lastPlayedBand } from './last-played-band.ts';

/** Months since the last play, of games that were not played for a year. */
export const DUST_BANDS = ['12-18', '18-24', '24-36', '36-'] as const;
export type DustBand = (typeof DUST_BANDS)[number];

/** The number of games of each band, in the order of DUST_BANDS. */
export function dustByYears(
  games: readonly Pick<CollectedGame, 'timesPlayed' | 'lastPlayed'>[],
  now: Date,
): { band: DustBand; count: number }[] {
  const bands = groupedBy(games, (game) => lastPlayedBand(game, now));
  return DUST_BANDS.map((band) => ({ band, count: bands.get(band)?.length ?? 0 }));
}
