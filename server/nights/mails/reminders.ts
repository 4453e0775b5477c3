import type { AttendeeStatus } from '#shared/enums.ts';

const DAY_MS = 86_400_000;
/**
 * Days before the night, the earliest reminder first: each is due until the next one, the last until the night begins.
 * 'day' is for guests who come or may come, the others for guests without an answer.
 */
const DAYS_BEFORE = { week: 7, three_days: 3, day: 1 } as const;
export type Reminder = keyof typeof DAYS_BEFORE;
export const REMINDERS = Object.keys(DAYS_BEFORE) as readonly Reminder[];

/** Milliseconds before a night when its first reminder is due. */
export const FIRST_REMINDER_MS = Math.max(...Object.values(DAYS_BEFORE)) * DAY_MS;

const LEADS: readonly number[] = Object.values(DAYS_BEFORE);
/** Milliseconds within which no guest gets two reminders: half of the shortest time between two, or to the night. */
export const RECENT_REMINDER_MS =
  (Math.min(...LEADS.map((days, place) => days - (LEADS[place + 1] ?? 0))) * DAY_MS) / 2;

/** 'a day', '3 days': how long before the night guests who come are reminded. */
export const remindedBefore = (days: number = DAYS_BEFORE.day): string => (days === 1 ? 'a day' : `${days} days`);

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
  const due = REMINDERS.findLast((reminder) => at(DAYS_BEFORE[reminder]) <= now.getTime());
  if (!due || now >= night || status === 'declined' || (due === 'day') !== (status !== 'invited')) return null;
  const knownSince = Math.max(invitedAt?.getTime() ?? 0, respondedAt?.getTime() ?? 0);
  return knownSince < at(DAYS_BEFORE[due]) ? due : null;
}
