import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { displayNameOf } from '../attendee-text.ts';
import { focusMenuOf } from '../focus-menu.ts';

interface RenewLinkDialogProps {
  attendee: Attendee;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before replacing a link. */
export function RenewLinkDialog({ attendee, pending, onConfirm, onClose }: RenewLinkDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title="New Link"
      tone="primary"
      description={
        <>
          The link that <bdi>{displayNameOf(attendee)}</bdi> has stops working, also in mails and calendar entries that
          were already sent. The new one is copied for you to pass on.
        </>
      }
      confirmLabel="Make New Link"
      pendingLabel="Making..."
      pending={pending}
      onConfirm={onConfirm}
      onCloseAutoFocus={focusMenuOf(attendee.id)}
    />
  );
}
