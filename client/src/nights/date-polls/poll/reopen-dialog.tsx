import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { DialogProps } from '#client/ui/layers/dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { reopenDates } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/nights/words/words.ts';

interface ReopenDialogProps {
  event: Event;
  /** Guests know of the night. */
  isKnown: boolean;
  onClose: () => void;
  onCloseAutoFocus?: DialogProps['onCloseAutoFocus'];
}

/** Asks before a set date is reopened, because guests are notified. */
export function ReopenDialog({ event, isKnown, onClose, onCloseAutoFocus }: ReopenDialogProps) {
  const { mutate, isPending } = useMutation({
    ...reopenDates(event.id),
    onSuccess: () => toast(messages.datesReopened(isKnown)),
    onError: (error) => toast(messages.reopeningFailed(error)),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      tone="primary"
      title={t('Open the Date Again')}
      description={
        isKnown
          ? t(
              'The date leaves the calendars of the guests who were told, and they are told that you are looking for another one. The answers to the dates are kept.',
            )
          : t('Guests can choose from the dates again. The answers are kept.')
      }
      confirmLabel={t('Open the Date Again')}
      cancelLabel={t('Keep the Date')}
      pending={isPending}
      pendingLabel={t('Opening...')}
      onOpenChange={(open) => !open && !isPending && onClose()}
      onConfirm={() => mutate()}
      onCloseAutoFocus={onCloseAutoFocus}
    />
  );
}
