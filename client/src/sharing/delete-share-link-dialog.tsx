import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Sharing } from '#shared/sharing/sharing-contract.ts';
import { deleteShareLink } from './share-links-api.ts';
import * as messages from './share-links-messages.ts';

interface DeleteShareLinkDialogProps {
  sharing: Sharing;
  onClose: () => void;
  /** Its card was removed, so focus must move. */
  onFocusLost: () => void;
}

/** Asks for confirmation: link and comments are deleted permanently. */
export function DeleteShareLinkDialog({ sharing, ...handlers }: DeleteShareLinkDialogProps) {
  return (
    <ConfirmDeletion
      subject={sharing}
      deletion={deleteShareLink}
      title={`Delete "${sharing.title}"?`}
      description="Its link stops working, and its comments are gone. Your games stay as they are. To bring it back later, make it private instead."
      confirmLabel="Delete Link"
      onDeleted={() => toast(messages.deleted(sharing))}
      onFailed={(error) => toast(messages.deleteFailed(error))}
      {...handlers}
    />
  );
}
