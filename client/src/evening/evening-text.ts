import { timeText } from '#client/nights/night-text.ts';
import type { PartOfEvening } from '#shared/evening/evening-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { readersLocale } from '#client/lib/reader-time.ts';
import { listText } from '#shared/text/list-text.ts';
import { t } from '#client/evening/words/words.ts';

/**
 * The time at the host's place a number of minutes after the start: '19:30', or '7:30 pm' for readers with a 12-hour
 * clock.
 */
export const clockText = (
  { date, timeZone }: Pick<Event, 'date' | 'timeZone'>,
  minutesAfter: number,
  locale = readersLocale(),
): string => timeText(new Date(date.getTime() + minutesAfter * 60_000), timeZone, locale);

/** '72 minutes, 12 of them to explain it'. */
export const lengthText = ({ minutes, explained }: Pick<PartOfEvening, 'minutes' | 'explained'>): string =>
  explained === 0
    ? t('{minutes} minutes', { minutes })
    : t('{minutes} minutes, {explained} of them to explain it', { minutes, explained });

/** 'The end, 20 minutes early.' @param minutesLeft between the end of the last game and that of the night */
export const endText = (minutesLeft: number): string =>
  minutesLeft > 0
    ? t('{count, plural, one {The end, # minute early.} other {The end, # minutes early.}}', { count: minutesLeft })
    : t('The end.');

/** 'Heat', 'Heat and Azul', 'Heat, Azul and Root'. */
export const titlesText = (titles: readonly string[]): string => listText(titles);
