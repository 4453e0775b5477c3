import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface ConfirmDeletionProps<T> {
  /** What shall go for good, and the mutation that lets it. */
  subject: T;
  deletion: UseMutationOptions<void, Error, T>;
  title: ReactNode;
  /** What goes and what stays, in a sentence. */
  description: ReactNode;
  confirmLabel: string;
  /** While it runs, the dialog stays. Default 'Deleting...'. */
  pendingLabel?: string | undefined;
  /** The dialog is to be taken away: it was called off, or has done its work. */
  onClose: () => void;
  onDeleted: () => void;
  onFailed: (error: Error) => void;
  /** It is gone, and the button that opened this with it: the focus goes elsewhere. Without it, it goes back there. */
  onFocusLost?: (() => void) | undefined;
}

/** Asks once before something is deleted, and hands the focus on where its card goes with it. Render it while it is asked. */
export function ConfirmDeletion<T>(props: ConfirmDeletionProps<T>) {
  const {
    subject,
    deletion,
    pendingLabel = 'Deleting...',
    onClose,
    onDeleted,
    onFailed,
    onFocusLost,
    ...words
  } = props;
  const isDeleted = useRef(false);
  const { mutate, isPending } = useMutation({
    ...deletion,
    onSuccess: () => {
      isDeleted.current = true;
      onDeleted();
      onClose();
    },
    onError: onFailed,
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
