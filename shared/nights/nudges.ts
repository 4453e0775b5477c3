import type { AttendeeStatus } from '#shared/enums.ts';

/** Minimum time between two mails that ask for an answer. */
const PAUSE_MS = 24 * 60 * 60 * 1000;

interface Guest {
  isHost: boolean;
  status: AttendeeStatus;
  /** Were invited, or answered before. */
  wasAsked: boolean;
  isOnWaitlist: boolean;
  awaitsApproval: boolean;
  /** Answered the dates of a poll that is still open. */
  answeredDates?: boolean;
  /** Have an address and accept mail. */
  isReachable: boolean;
  /** Time of the latest mail that asked for an answer. */
  lastAskedAt: Date | null;
}

type GuestStatus = Pick<Guest, 'isHost' | 'status' | 'isOnWaitlist' | 'awaitsApproval' | 'answeredDates'>;

/** No decision is known: no answer, not on the waitlist, no pending join request. */
export const isSilent = ({ isHost, status, isOnWaitlist, awaitsApproval, answeredDates }: GuestStatus): boolean =>
  !isHost && status === 'invited' && !isOnWaitlist && !awaitsApproval && !answeredDates;

/**
 * From when a guest without an answer or with a maybe may be asked again, at least 24 hours after the latest such mail;
 * null if not at all.
 */
export function nudgeableFrom(guest: Guest): Date | null {
  const { lastAskedAt, status, isHost, wasAsked, isReachable } = guest;
  const isUndecided = isSilent(guest) || (!isHost && status === 'maybe');
  if (!isUndecided || !wasAsked || !isReachable) return null;
  return askableFrom(lastAskedAt);
}

/** From when somebody may be asked by mail who was last asked then. */
export const askableFrom = (lastAskedAt: Date | null): Date =>
  lastAskedAt === null ? new Date(0) : new Date(lastAskedAt.getTime() + PAUSE_MS);
