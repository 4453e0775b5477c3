import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { t } from '#client/lib/words/words.ts';

interface ConfirmDeletionProps<T, Answer> {
  /** The thing to delete, and the mutation that deletes it. */
  subject: T;
  deletion: UseMutationOptions<Answer, Error, T>;
  title: ReactNode;
  /** Sentence about what is deleted and what remains. */
  description: ReactNode;
  confirmLabel: string;
  /** The dialog stays open meanwhile. Default 'Deleting...'. */
  pendingLabel?: string | undefined;
  /** Called after cancelling or deleting, or if it is gone already. */
  onClose: () => void;
  onDeleted: (answer: Answer) => void;
  onFailed: (error: Error) => void;
  /** Called if the button that opened the dialog is gone: focus must move. Without it, focus returns to the button. */
  onFocusLost?: (() => void) | undefined;
}

/** Asks before deleting something, and handles the focus when its card is removed. Render it while open. */
export function ConfirmDeletion<T, Answer>(props: ConfirmDeletionProps<T, Answer>) {
  const {
    subject,
    deletion,
    pendingLabel = t('Deleting...'),
    onClose,
    onDeleted,
    onFailed,
    onFocusLost,
    ...words
  } = props;
  const isDeleted = useRef(false);
  const { mutate, isPending } = useMutation({
    ...deletion,
    onSuccess: (answer) => {
      isDeleted.current = true;
      onDeleted(answer);
      onClose();
    },
    onError: (error) => {
      onFailed(error);
      if (!isNotFound(error)) return;
      // Another tab or device has deleted it.
      isDeleted.current = true;
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      {...words}
      onConfirm={() => mutate(subject)}
      pending={isPending}
      pendingLabel={pendingLabel}
      onCloseAutoFocus={(event) => {
        if (!isDeleted.current || !onFocusLost) return;
        event.preventDefault();
        onFocusLost();
      }}
    />
  );
}
