import { useState } from 'react';
import { cancelEvent } from '../../api.ts';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { DialogProps } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextArea } from '#client/ui/forms/text-area.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import { MAX_GUEST_NOTE_LENGTH } from '#shared/limits/limits.ts';
import * as messages from '../messages.ts';
import { useNightMutation } from '../use-night-mutation.ts';
import { t } from '#client/nights/words/words.ts';

interface CancelDialogProps {
  event: Event;
  /** Number of guests who get a mail. */
  notified: number;
  /** Guests know of it, by mail or by a link. */
  isKnown: boolean;
  onClose: () => void;
  onCloseAutoFocus: DialogProps['onCloseAutoFocus'];
}

/** Asks before cancelling a night, which stays with its list. */
export function CancelDialog({ event, notified, isKnown, onClose, onCloseAutoFocus }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending } = useNightMutation(event.id, cancelEvent, {
    done: () => messages.cancelled(notified > 0),
    failed: messages.cancelFailed,
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t('Cancel Event')}
      description={[consequenceText(notified, isKnown), t('The event stays here with its list.')].join(' ')}
      confirmLabel={t('Cancel Event')}
      cancelLabel={t('Keep Event')}
      pendingLabel={t('Cancelling...')}
      pending={isPending}
      onConfirm={() => mutate({ id: event.id, reason }, { onSuccess: onClose })}
      onCloseAutoFocus={onCloseAutoFocus}
    >
      {isKnown ? (
        <Field
          label={t('Reason (optional)')}
          hint={
            notified > 0
              ? t('Your guests read it in the mail and on their page.')
              : t('Your guests read it on their page.')
          }
        >
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

function consequenceText(notified: number, isKnown: boolean): string {
  if (notified > 0)
    return t(
      '{count, plural, one {# guest who knows} other {# guests who know}} of it will be told, and it leaves their calendars.',
      { count: notified },
    );
  return isKnown ? t('No mail goes out; the pages of your guests say it.') : t('No mail goes out.');
}
