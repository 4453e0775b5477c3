import { useLocation } from 'wouter';
import { deleteEvent } from '../../api.ts';
import { listAddress } from '../../nights-view.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { rich, t } from '#client/nights/words/words.ts';

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
      title={t('Delete Event')}
      description={
        <>
          {rich('Are you sure you want to delete "{title}" with its guest list?', { title: <bdi>{event.title}</bdi> })}{' '}
          {notified > 0
            ? `${t('{count, plural, one {# guest who knows} other {# guests who know}} of it will be told.', { count: notified })} `
            : ''}
          {t('This action cannot be undone.')}
        </>
      }
      confirmLabel={t('Delete Event')}
      pendingLabel={t('Deleting...')}
      pending={isPending}
      onConfirm={() => mutate(event.id, { onError: onClose })}
    />
  );
}
