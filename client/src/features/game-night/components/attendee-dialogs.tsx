import type { Attendee } from '#shared/contracts/attendees.ts';
import type { Event } from '#shared/contracts/events.ts';
import type { Asked, AttendeeActions } from '../use-attendee-actions.ts';
import { AttendeeDetailsDialog } from './attendee-details-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RemoveAttendeeDialog } from './remove-attendee-dialog.tsx';
import { RenewLinkDialog } from './renew-link-dialog.tsx';
import { SeatDialog } from './seat-dialog.tsx';

interface AttendeeDialogsProps {
  event: Event;
  attendees: readonly Attendee[];
  asked: Asked | null;
  actions: AttendeeActions;
  renewing: boolean;
  onClose: () => void;
}

/** The open dialog about an attendee. */
export function AttendeeDialogs({ event, attendees, asked, actions, renewing, onClose }: AttendeeDialogsProps) {
  if (asked?.what === 'details') return <AttendeeDetailsDialog attendee={asked.attendee} onClose={onClose} />;
  if (asked?.what === 'remove') {
    return <RemoveAttendeeDialog attendee={asked.attendee} tells={actions.canInvite} onClose={onClose} />;
  }
  if (asked?.what === 'seat') {
    return (
      <SeatDialog event={event} attendees={attendees} attendee={asked.attendee} actions={actions} onClose={onClose} />
    );
  }
  if (asked?.what === 'renew') {
    return (
      <RenewLinkDialog
        attendee={asked.attendee}
        pending={renewing}
        onConfirm={() => actions.copyLink(asked.attendee, true)}
        onClose={onClose}
      />
    );
  }
  if (asked?.what === 'link') return <LinkDialog url={asked.url} attendeeId={asked.attendee.id} onClose={onClose} />;
  return null;
}
