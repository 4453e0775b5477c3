import type { AttendeeStatus, MessageAudience } from '#shared/enums.ts';

interface Listed {
  status: AttendeeStatus;
  awaitsApproval: boolean;
  /** They were invited, or put themselves on the list. */
  isAskedOrJoined: boolean;
}

/**
 * Whether a message of the host is for somebody on the list, by how they stand now: who declined reads none, and who was
 * not let in yet is nobody's guest.
 */
export function isForAudience(audience: MessageAudience, { status, awaitsApproval, isAskedOrJoined }: Listed): boolean {
  if (awaitsApproval || !isAskedOrJoined || status === 'declined') return false;
  return audience === 'invited' || status === 'accepted';
}
