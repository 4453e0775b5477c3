import { t } from '#client/nights/words/words.ts';

/** A response time: '40 min', '3 h', '2 days'; '-' if unknown. */
export function answerTimeText(hours: number | null): string {
  if (hours === null) return '-';
  if (hours < 1) return t('{minutes} min', { minutes: Math.max(1, Math.round(hours * 60)) });
  if (hours < 36) return t('{hours} h', { hours: Math.round(hours) });
  return t('{count, plural, one {# day} other {# days}}', { count: Math.round(hours / 24) });
}
