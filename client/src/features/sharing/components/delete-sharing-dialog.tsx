import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Sharing } from '#shared/contracts/sharing.ts';
import { deleteSharing } from '../api.ts';
import * as messages from '../messages.ts';

interface DeleteSharingDialogProps {
  sharing: Sharing;
  onClose: () => void;
  /** Its card is gone, so the focus goes elsewhere. */
  onFocusLost: () => void;
}

/** Asks once: the link and what was said of it go for good. */
export function DeleteSharingDialog({ sharing, onClose, onFocusLost }: DeleteSharingDialogProps) {
  const isDeleted = useRef(false);
  const { mutate, isPending } = useMutation({
    ...deleteSharing,
    onSuccess: () => {
      isDeleted.current = true;
      toast(messages.deleted(sharing));
      onClose();
    },
    onError: () => toast(messages.deleteFailed),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete "${sharing.title}"?`}
      description="Its link stops working, and its comments are gone. Your games stay as they are. To bring it back later, make it private instead."
      confirmLabel="Delete Link"
      onConfirm={() => mutate(sharing)}
      pending={isPending}
      pendingLabel="Deleting..."
      onCloseAutoFocus={(event) => {
        if (!isDeleted.current) return;
        event.preventDefault();
        onFocusLost();
      }}
    />
  );
}
