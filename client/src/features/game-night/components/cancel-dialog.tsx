import { useState } from 'react';
import { cancelEvent } from '#client/entities/nights/api.ts';
import { countText } from '#client/lib/number-text.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { DialogProps } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextArea } from '#client/ui/text-area.tsx';
import type { Event } from '#shared/contracts/events.ts';
import { MAX_GUEST_NOTE_LENGTH } from '#shared/limits.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';

interface CancelDialogProps {
  event: Event;
  /** Number of invited guests. */
  notified: number;
  onClose: () => void;
  onCloseAutoFocus: DialogProps['onCloseAutoFocus'];
}

/** Asks before cancelling a night, which stays with its list. */
export function CancelDialog({ event, notified, onClose, onCloseAutoFocus }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useNightMutation(event.id, cancelEvent, {
    done: () => messages.cancelled(notified > 0),
    failed: messages.cancelFailed,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title="Cancel Event"
      description={
        notified > 0
          ? `${countText(notified, 'guest')} who ${notified === 1 ? 'was' : 'were'} invited will be told, and it leaves their calendars. The event stays here with its list.`
          : 'Nobody has been invited yet, so nobody is told. The event stays here with its list.'
      }
      confirmLabel="Cancel Event"
      cancelLabel="Keep Event"
      pendingLabel="Cancelling..."
      pending={isPending}
      onConfirm={() => mutate({ id: event.id, reason }, { onSettled: onClose })}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {notified > 0 ? (
        <Field label="Reason (optional)" hint="Your guests read it in the mail and on their page.">
          <TextArea
            rows={2}
            value={reason}
            maxLength={MAX_GUEST_NOTE_LENGTH}
            onChange={({ target }) => setReason(target.value)}
          />
        </Field>
      ) : null}
    </ConfirmDialog>
  );
}
