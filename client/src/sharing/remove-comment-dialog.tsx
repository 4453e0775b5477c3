import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Comment } from '#shared/sharing/shared-collection-contract.ts';
import { removeComment } from './api.ts';
import { commentRemoved, removalFailed } from './messages.ts';
import { t } from '#client/sharing/words/words.ts';

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
      title={t('Remove this comment?')}
      description={comment.isMine ? t('You cannot bring it back.') : t('It is gone for its author too.')}
      confirmLabel={t('Remove Comment')}
      pendingLabel={t('Removing...')}
      onDeleted={() => toast(commentRemoved)}
      onFailed={(error) => toast(removalFailed(error))}
      {...handlers}
    />
  );
}
