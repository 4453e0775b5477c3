import type { AttendeeStatus } from '../../enums.ts';

/** After any mail that asks for an answer a guest is left in peace for so long. */
const PAUSE_MS = 24 * 60 * 60 * 1000;

interface Guest {
  isHost: boolean;
  status: AttendeeStatus;
  /** They were invited, or answered before. */
  wasAsked: boolean;
  isInLine: boolean;
  awaitsApproval: boolean;
  /** They have an address and want mail. */
  isReachable: boolean;
  /** The latest mail that asked them for an answer. */
  lastAskedAt: Date | null;
}

type Standing = Pick<Guest, 'isHost' | 'status' | 'isInLine' | 'awaitsApproval'>;

/** Nobody knows whether they come: no answer, no place in line, no request that waits for the host. */
export const isSilent = ({ isHost, status, isInLine, awaitsApproval }: Standing): boolean =>
  !isHost && status === 'invited' && !isInLine && !awaitsApproval;

/**
 * From when on a guest who is silent or said maybe may be asked once more; null for one who is not to be asked. Never
 * earlier than 24 hours after the latest mail that asked them.
 */
export function nudgeableFrom(guest: Guest): Date | null {
  const { lastAskedAt, status, isHost, wasAsked, isReachable } = guest;
  const isUndecided = isSilent(guest) || (!isHost && status === 'maybe');
  if (!isUndecided || !wasAsked || !isReachable) return null;
  return lastAskedAt === null ? new Date(0) : new Date(lastAskedAt.getTime() + PAUSE_MS);
}
