import type { AttendeeStatus } from '#shared/enums.ts';

interface Guest {
  status: AttendeeStatus;
  awaitsApproval: boolean;
}

/** Whether an attendee may see the place: not before the host's approval. */
export const seesPlace = (event: { showsPlace: boolean }, guest: Guest): boolean =>
  !guest.awaitsApproval && (event.showsPlace || guest.status === 'accepted');
