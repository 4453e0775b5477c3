import type { AttendeeStatus } from '#shared/enums.ts';

/** A day before, for those who come or may; a week and three days before, for those who did not answer. */
export const REMINDERS = ['week', 'three_days', 'day'] as const;
export type Reminder = (typeof REMINDERS)[number];

const DAY_MS = 86_400_000;
/** How many days before the night a reminder falls due, and when it has lost its sense. */
const DAYS_BEFORE: Record<Reminder, { from: number; until: number }> = {
  week: { from: 7, until: 3 },
  three_days: { from: 3, until: 1 },
  day: { from: 1, until: 0 },
};

/** Milliseconds before a night at which its first reminder falls due: nothing earlier needs to be looked at. */
export const FIRST_REMINDER_MS = Math.max(...REMINDERS.map((reminder) => DAYS_BEFORE[reminder].from)) * DAY_MS;

export interface RemindedGuest {
  status: AttendeeStatus;
  invitedAt: Date | null;
  respondedAt: Date | null;
}

/**
 * The reminder that a guest is due, or null. One that fell due while the server was down is still due until the next; one
 * that fell due before the guest was invited, or gave their answer, is not.
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
