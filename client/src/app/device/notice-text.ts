import { dayOf } from '#client/lib/reader-clock.ts';
import { readersLocale, timeOfDayText, writtenFor } from '#client/lib/reader-time.ts';
import { t } from '#client/app/words/words.ts';

/** The notice without network. @param since age of the shown data; null if none is from the device */
export function networkText(since: Date | null, now: Date, locale = readersLocale()): string {
  if (!since) return t('No network.');
  const time = timeOfDayText(since, undefined, locale);
  const isToday = dayOf(since) === dayOf(now);
  const day = writtenFor(since, { day: 'numeric', month: 'long' }, locale);
  return isToday
    ? t('No network. Showing what this device knew at {time}.', { time })
    : t('No network. Showing what this device knew on {day} at {time}.', { day, time });
}

/** The number of unsent and refused plays as text. */
export function unsentPlaysText(unsent: number, refused: number): string {
  const parts = [];
  if (unsent > 0)
    parts.push(
      t(
        '{count, plural, one {# play is kept on this device, and sent when you are online.} other {# plays are kept on this device, and sent when you are online.}}',
        { count: unsent },
      ),
    );
  if (refused > 0)
    parts.push(
      t(
        '{count, plural, one {# play was not accepted by the server.} other {# plays were not accepted by the server.}}',
        { count: refused },
      ),
    );
  return parts.join(' ');
}
