import { useLocation } from 'wouter';
import { deleteEvent } from '../../api.ts';
import { listAddress } from '../../nights-view.ts';
import { countText } from '#client/lib/number-text.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';

interface DeleteDialogProps {
  event: Event;
  /** Number of guests to be notified. */
  notified: number;
  onClose: () => void;
}

/** Asks before deleting an event with its list, then returns to the list of events. */
export function DeleteDialog({ event, notified, onClose }: DeleteDialogProps) {
  const [, navigate] = useLocation();
  const { mutate, isPending } = useNightMutation(event.id, deleteEvent, {
    done: () => {
      navigate(listAddress(event.eventType));
      return messages.eventDeleted;
    },
    failed: () => messages.deleteFailed,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Delete Event"
      description={
        <>
          Are you sure you want to delete &quot;<bdi>{event.title}</bdi>&quot; with its guest list?{' '}
          {notified > 0
            ? `${countText(notified, 'guest')} who ${notified === 1 ? 'knows' : 'know'} of it will be told. `
            : ''}
          This action cannot be undone.
        </>
      }
      confirmLabel="Delete Event"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={() => mutate(event.id, { onError: onClose })}
    />
  );
}
