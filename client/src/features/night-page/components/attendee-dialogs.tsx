import type { Attendee } from '#shared/contracts/attendees.ts';
import type { Event } from '#shared/contracts/events.ts';
import type { OpenDialog, AttendeeActions } from '../use-attendee-actions.ts';
import { AttendeeDetailsDialog } from './attendee-details-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RemoveAttendeeDialog } from './remove-attendee-dialog.tsx';
import { RenewLinkDialog } from './renew-link-dialog.tsx';
import { SeatFromWaitlistDialog } from './seat-from-waitlist-dialog.tsx';

interface AttendeeDialogsProps {
  event: Event;
  attendees: readonly Attendee[];
  openDialog: OpenDialog | null;
  actions: AttendeeActions;
  renewing: boolean;
  onClose: () => void;
}

/** The open dialog about an attendee. */
export function AttendeeDialogs({ event, attendees, openDialog, actions, renewing, onClose }: AttendeeDialogsProps) {
  if (openDialog?.what === 'details') return <AttendeeDetailsDialog attendee={openDialog.attendee} onClose={onClose} />;
  if (openDialog?.what === 'remove') {
    return <RemoveAttendeeDialog attendee={openDialog.attendee} notifies={actions.canInvite} onClose={onClose} />;
  }
  if (openDialog?.what === 'seat') {
    return (
      <SeatFromWaitlistDialog
        event={event}
        attendees={attendees}
        attendee={openDialog.attendee}
        actions={actions}
        onClose={onClose}
      />
    );
  }
  if (openDialog?.what === 'renew') {
    return (
      <RenewLinkDialog
        attendee={openDialog.attendee}
        pending={renewing}
        onConfirm={() => actions.copyLink(openDialog.attendee, true)}
        onClose={onClose}
      />
    );
  }
  if (openDialog?.what === 'link')
    return <LinkDialog url={openDialog.url} attendeeId={openDialog.attendee.id} onClose={onClose} />;
  return null;
}
