import { dayOf } from '#client/lib/reader-clock.ts';
import { dateText } from '#client/lib/reader-time.ts';
import { t } from '#client/games/words/words.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WORDS_BELOW_DAYS = 30;

/** Midnights between two moments in the reader's zone; a clock change does not count. */
function calendarDaysBetween(earlier: Date, later: Date): number {
  return Math.round((Date.parse(dayOf(later)) - Date.parse(dayOf(earlier))) / DAY_MS);
}

/** If the date is unknown: never played, or not recorded. */
const noDayText = (timesPlayed: number): string => (timesPlayed > 0 ? t('unknown') : t('Never'));

/** A game's last play as text: see `lastPlayedText`. */
export const lastPlayOf = (
  { lastPlayed, timesPlayed }: { lastPlayed: Date | null; timesPlayed: number },
  now: Date,
  locale?: string,
): string => (lastPlayed ? lastPlayedText(lastPlayed, now, locale) : noDayText(timesPlayed));

/**
 * When a game was last played, counted in the reader's calendar days, not in 24 hours: a game of last night was played
 * yesterday. From 30 days on, and for future dates, the date in the format of `locale` (default: the reader's).
 */
export function lastPlayedText(lastPlayed: Date | null, now: Date, locale?: string): string {
  if (!lastPlayed) return t('Never');
  const days = calendarDaysBetween(lastPlayed, now);
  if (days < 0 || days >= WORDS_BELOW_DAYS) return dateText(lastPlayed, locale);
  if (days === 0) return t('Today');
  if (days === 1) return t('Yesterday');
  return days < 7
    ? t('{days, plural, one {# day ago} other {# days ago}}', { days })
    : t('{weeks, plural, one {# week ago} other {# weeks ago}}', { weeks: Math.floor(days / 7) });
}
