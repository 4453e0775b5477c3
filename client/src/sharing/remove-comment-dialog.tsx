import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Comment } from '#shared/sharing/shared-collection-contract.ts';
import { removeComment } from './api.ts';
import { commentRemoved, removalFailed } from './messages.ts';

interface RemoveCommentDialogProps {
  shareId: string;
  comment: Comment;
  onClose: () => void;
  /** The comment was removed, so focus must move. */
  onFocusLost: () => void;
}

/** Asks before deleting a comment. */
export function RemoveCommentDialog({ shareId, comment, ...handlers }: RemoveCommentDialogProps) {
  return (
    <ConfirmDeletion
      subject={comment}
      deletion={removeComment(shareId)}
      title="Remove this comment?"
      description={comment.isMine ? 'You cannot bring it back.' : 'It is gone for its author too.'}
      confirmLabel="Remove Comment"
      pendingLabel="Removing..."
      onDeleted={() => toast(commentRemoved)}
      onFailed={(error) => toast(removalFailed(error))}
      {...handlers}
    />
  );
}
