import { CalendarCheck } from 'lucide-react';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import { daysLater } from '#shared/time/repeating-nights.ts';
import { dayKey, dayText, type NightTime, weekdayName } from './night-text.ts';
import { t } from '#client/nights/words/words.ts';

/** When a past night was: 'This was last Tuesday.'; null for an upcoming one. In the host's days. */
export function pastText(night: NightTime, now: Date): string | null {
  if (eventEnd(night) > now) return null;
  const { date, timeZone } = night;
  const [day, today] = [dayKey(date, timeZone), dayKey(now, timeZone)];
  if (day === today) return t('This was earlier today.');
  if (day === daysLater(today, -1)) return t('This was yesterday.');
  return day >= daysLater(today, -7)
    ? t('This was last {weekday}.', { weekday: weekdayName(day) })
    : t('This was on {date}.', { date: dayText(date, timeZone) });
}

export const nightRecorded: ToastMessage = {
  title: t('Game night recorded'),
  description: t('Now say who came and what was played.'),
  icon: CalendarCheck,
};
