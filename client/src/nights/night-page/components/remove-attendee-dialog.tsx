import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { removeAttendee } from '../../attendees-api.ts';
import { displayNameOf } from '../attendee-text.ts';
import { focusMenuOf } from '../focus-menu.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { isToldOfEnd } from '../told-guests.ts';
import { rich, t } from '#client/nights/words/words.ts';

interface RemoveAttendeeDialogProps {
  attendee: Attendee;
  /** Upcoming: guests who know of it are notified. */
  notifies: boolean;
  onClose: () => void;
}

/** Asks before removing an attendee. */
export function RemoveAttendeeDialog({ attendee, notifies, onClose }: RemoveAttendeeDialogProps) {
  const { id, eventId } = attendee;
  const name = displayNameOf(attendee);
  const { mutate, isPending } = useNightMutation(eventId, removeAttendee(eventId), {
    done: () => messages.removed(name),
    failed: messages.removeFailed,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('Remove Attendee')}
      description={
        notifies && isToldOfEnd(attendee)
          ? rich('Are you sure you want to take {name} off the list? Their link stops working, and they are told.', {
              name: <bdi>{name}</bdi>,
            })
          : rich('Are you sure you want to take {name} off the list? Their link stops working.', {
              name: <bdi>{name}</bdi>,
            })
      }
      confirmLabel={t('Remove')}
      pendingLabel={t('Removing...')}
      pending={isPending}
      onConfirm={() => mutate(attendee, { onSettled: onClose })}
      onCloseAutoFocus={focusMenuOf(id)}
    />
  );
}
