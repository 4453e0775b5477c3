import { isCalendarDay, monthWeeksOf, type RepeatingNight } from '#shared/time/repeating-nights.ts';
import { t } from '#shared/words/words.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export const isTimeOfDay = (text: string): boolean => TIME.test(text);

type RepeatErrors = Partial<Record<'time' | 'nextDate' | 'monthWeek', string>>;

/** The missing fields of a repeating template; null if complete or not repeating. */
export function repeatErrors({ repeat, time, nextDate, monthWeek }: RepeatingNight): RepeatErrors | null {
  if (repeat === 'never') return null;
  if (time === null) return { time: t('Please choose when the night begins') };
  if (nextDate === null || !isCalendarDay(nextDate)) return { nextDate: t('Please choose the day of the next night') };
  if (repeat === 'monthly' && (monthWeek === null || !monthWeeksOf(nextDate).includes(monthWeek)))
    return { monthWeek: t('Please choose which week of the month this day stands for') };
  return null;
}
