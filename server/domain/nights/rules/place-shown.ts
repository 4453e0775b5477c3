import type { AttendeeStatus } from '#shared/enums.ts';

interface Guest {
  status: AttendeeStatus;
  awaitsApproval: boolean;
}

/** Whether somebody on the list may be told where the night is: not before the host lets them in. */
export const seesPlace = (event: { showsPlace: boolean }, guest: Guest): boolean =>
  !guest.awaitsApproval && (event.showsPlace || guest.status === 'accepted');
