import { t } from '#client/home/words/words.ts';

const DAYS_A_MONTH = 30.44;
const MONTHS_UP_TO = 24;

/** Describes the time since a game's last play: '14 months', '3 years', or never. */
export function timeUnplayedText({ lastPlayed }: { lastPlayed: Date | null }, now: Date): string {
  if (!lastPlayed) return t('Never played');
  const months = Math.floor((now.getTime() - lastPlayed.getTime()) / 86_400_000 / DAYS_A_MONTH);
  return months < MONTHS_UP_TO
    ? t('{count, plural, one {# months} other {# months}}', { count: months })
    : t('{count} years', { count: Math.floor(months / 12) });
}
