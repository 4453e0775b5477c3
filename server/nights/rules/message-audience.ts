import type { AttendeeStatus, MessageAudience } from '#shared/enums.ts';

interface Listed {
  status: AttendeeStatus;
  awaitsApproval: boolean;
  /** Were invited, or joined on their own. */
  isInvitedOrJoined: boolean;
}

/** Whether a host's message is for an attendee in their present state: not if they declined or are not approved. */
export function isForAudience(
  audience: MessageAudience,
  { status, awaitsApproval, isInvitedOrJoined }: Listed,
): boolean {
  if (awaitsApproval || !isInvitedOrJoined || status === 'declined') return false;
  return audience === 'invited' || status === 'accepted';
}
