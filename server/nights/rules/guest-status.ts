import type { AttendeeStatus, EVENT_STATUSES } from '#shared/enums.ts';
import { isOver } from '#shared/time/event-end.ts';

/** The state of a night for one guest, as their page shows it. */
export type GuestStatus =
  | 'cancelled'
  | 'over'
  | 'awaits_approval'
  | 'seat_offered'
  | 'waitlisted'
  | 'accepted'
  | 'maybe'
  | 'declined'
  | 'invited';

interface Night {
  status: (typeof EVENT_STATUSES)[number];
  date: Date;
  durationMinutes: number;
}

interface Guest {
  status: AttendeeStatus;
  awaitsApproval: boolean;
  waitingSince: Date | null;
  seatOfferedUntil: Date | null;
}

/** An expired offer does not count, even before it is withdrawn. */
export function guestStatusOf(night: Night, guest: Guest, now: Date): GuestStatus {
  if (night.status === 'cancelled') return 'cancelled';
  if (isOver(night, now)) return 'over';
  if (guest.status !== 'invited') return guest.status;
  if (guest.awaitsApproval) return 'awaits_approval';
  if (guest.seatOfferedUntil !== null) return guest.seatOfferedUntil > now ? 'seat_offered' : 'invited';
  return guest.waitingSince === null ? 'invited' : 'waitlisted';
}

/** Whether an answer is still accepted. */
export const takesAnswers = (guestStatus: GuestStatus): boolean =>
  guestStatus !== 'cancelled' && guestStatus !== 'over';
