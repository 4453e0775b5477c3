import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { Attendee } from '#shared/contracts/attendees.ts';
import { removeAttendee } from '#client/entities/nights/attendees-api.ts';
import { displayNameOf } from '../attendee-words.ts';
import { focusMenuOf } from '../focus-menu.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';

interface RemoveAttendeeDialogProps {
  attendee: Attendee;
  /** Upcoming: invited guests are notified. */
  notifies: boolean;
  onClose: () => void;
}

/** Asks before removing an attendee. */
export function RemoveAttendeeDialog({ attendee, notifies, onClose }: RemoveAttendeeDialogProps) {
  const { id, eventId, invitedAt, respondedAt } = attendee;
  const name = displayNameOf(attendee);
  const { mutate, isPending } = useNightMutation(eventId, removeAttendee(eventId), {
    done: () => messages.removed(name),
    failed: messages.removeFailed,
  });
  const knows = notifies && (invitedAt !== null || respondedAt !== null);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Remove Attendee"
      description={
        <>
          Are you sure you want to take <bdi>{name}</bdi> off the list? Their link stops working
          {knows ? ', and they are told' : ''}.
        </>
      }
      confirmLabel="Remove"
      pendingLabel="Removing..."
      pending={isPending}
      onConfirm={() => mutate(attendee, { onSettled: onClose })}
      onCloseAutoFocus={focusMenuOf(id)}
    />
  );
}
