import { useRef } from 'react';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { displayNameOf } from '../attendee-text.ts';
import { focusMenuOf } from '../focus-menu.ts';
import { seatingWarnings } from '../seating-warnings.ts';
import type { AttendeeActions } from '../use-attendee-actions.ts';
import { rich, t } from '#client/nights/words/words.ts';

interface SeatDialogProps {
  event: Event;
  attendees: readonly Attendee[];
  attendee: Attendee;
  actions: AttendeeActions;
  onClose: () => void;
}

/** Explains the consequences before seating somebody from the waitlist. */
export function SeatFromWaitlistDialog({ event, attendees, attendee, actions, onClose }: SeatDialogProps) {
  const name = displayNameOf(attendee);
  const seated = useRef(false);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={rich('Seat {name}', { name: <bdi>{name}</bdi> })}
      description={[
        t('{name} is told that the seat is theirs.', { name }),
        ...seatingWarnings(event, attendees, attendee),
      ].join(' ')}
      confirmLabel={t('Seat')}
      tone="primary"
      onConfirm={() => {
        seated.current = true;
        actions.seat(attendee);
        onClose();
      }}
      onCloseAutoFocus={(closing) => {
        // The button that asked is gone then.
        if (seated.current) focusMenuOf(attendee.id)(closing);
      }}
    />
  );
}
