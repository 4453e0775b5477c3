import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Comment } from '#shared/contracts/shared-collection.ts';
import { removeComment } from '../api.ts';
import { commentRemoved, removalFailed } from '../messages.ts';

interface RemoveCommentDialogProps {
  shareId: string;
  comment: Comment;
  onClose: () => void;
  /** The comment is gone, so the focus goes elsewhere. */
  onFocusLost: () => void;
}

/** Asks once before a comment goes for good. */
export function RemoveCommentDialog({ shareId, comment, onClose, onFocusLost }: RemoveCommentDialogProps) {
  const isRemoved = useRef(false);
  const { mutate, isPending } = useMutation({
    ...removeComment(shareId),
    onSuccess: () => {
      isRemoved.current = true;
      toast(commentRemoved);
      onClose();
    },
    onError: () => toast(removalFailed),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Remove this comment?"
      description={comment.isMine ? 'You cannot bring it back.' : 'It is gone for its author too.'}
      confirmLabel="Remove Comment"
      onConfirm={() => mutate(comment)}
      pending={isPending}
      pendingLabel="Removing..."
      onCloseAutoFocus={(event) => {
        if (!isRemoved.current) return;
        event.preventDefault();
        onFocusLost();
      }}
    />
  );
}
