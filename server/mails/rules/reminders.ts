import type { AttendeeStatus } from '#shared/enums.ts';

/** One day before for guests who come or may come; a week and three days before for guests without an answer. */
export const REMINDERS = ['week', 'three_days', 'day'] as const;
export type Reminder = (typeof REMINDERS)[number];

const DAY_MS = 86_400_000;
/** Days before the night when a reminder is due, and until when it makes sense. */
const DAYS_BEFORE: Record<Reminder, { from: number; until: number }> = {
  week: { from: 7, until: 3 },
  three_days: { from: 3, until: 1 },
  day: { from: 1, until: 0 },
};

/** Milliseconds before a night when its first reminder is due. */
export const FIRST_REMINDER_MS = Math.max(...REMINDERS.map((reminder) => DAYS_BEFORE[reminder].from)) * DAY_MS;

export interface RemindedGuest {
  status: AttendeeStatus;
  invitedAt: Date | null;
  respondedAt: Date | null;
}

/**
 * The due reminder of a guest, or null. One that became due while the server was down stays due until the next one; one
 * from before the guest's invitation or answer does not.
 */
export function reminderDue(night: Date, guest: RemindedGuest, now: Date): Reminder | null {
  const { status, invitedAt, respondedAt } = guest;
  const at = (days: number) => night.getTime() - days * DAY_MS;
  const due = REMINDERS.find((reminder) => {
    const { from, until } = DAYS_BEFORE[reminder];
    return at(from) <= now.getTime() && now.getTime() < at(until);
  });
  if (!due || status === 'declined' || (due === 'day') !== (status !== 'invited')) return null;
  const knownSince = Math.max(invitedAt?.getTime() ?? 0, respondedAt?.getTime() ?? 0);
  return knownSince < at(DAYS_BEFORE[due].from) ? due : null;
}
