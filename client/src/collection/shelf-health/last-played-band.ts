import { MONTH_MS } from '#client/games/filters/month-ms.ts';

/** Bands of months since a game's last play: from the first number (inclusive) to the second. */
const LAST_PLAYED_BANDS = {
  '0-3': [-Infinity, 3],
  '3-12': [3, 12],
  '12-18': [12, 18],
  '18-24': [18, 24],
  '24-36': [24, 36],
  '36-': [36, Infinity],
} as const;
type LastPlayedBand = keyof typeof LAST_PLAYED_BANDS;
const BANDS = Object.entries(LAST_PLAYED_BANDS) as [LastPlayedBand, readonly [number, number]][];

interface PlayedGame {
  timesPlayed: number;
  lastPlayed: Date | null;
}

/**
 * Returns the band of a game's last play; `never` for a game without plays, `unknown` if it was played on an unknown
 * day. A day yet to come counts as today.
 */
export function lastPlayedBand(
  { timesPlayed, lastPlayed }: PlayedGame,
  now: Date,
): LastPlayedBand | 'never' | 'unknown' {
  if (timesPlayed === 0) return 'never';
  if (lastPlayed === null) return 'unknown';
  const months = (now.getTime() - lastPlayed.getTime()) / MONTH_MS;
  return BANDS.find(([, [from, before]]) => months >= from && months < before)?.[0] ?? 'unknown';
}
