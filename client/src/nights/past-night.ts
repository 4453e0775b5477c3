import { CalendarCheck } from 'lucide-react';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { eventEnd } from '#shared/time/event-end.ts';
import { daysLater } from '#shared/time/repeating-nights.ts';
import { dayKey, dayText, type NightTime, weekdayName } from './night-text.ts';

/** When a past night was: 'This was last Tuesday.'; null for an upcoming one. In the host's days. */
export function pastText(night: NightTime, now: Date): string | null {
  if (eventEnd(night) > now) return null;
  const { date, timeZone } = night;
  const [day, today] = [dayKey(date, timeZone), dayKey(now, timeZone)];
  if (day === today) return 'This was earlier today.';
  if (day === daysLater(today, -1)) return 'This was yesterday.';
  return day >= daysLater(today, -7) ? `This was last ${weekdayName(day)}.` : `This was on ${dayText(date, timeZone)}.`;
}

export const nightRecorded: ToastMessage = {
  title: 'Game night recorded',
  description: 'Now say who came and what was played.',
  icon: CalendarCheck,
};
