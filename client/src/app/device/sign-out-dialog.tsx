import { useState } from 'react';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { signOut } from './sign-out.ts';

interface SignOutDialogProps {
  open: boolean;
  userId: number;
  /** Number of unsent plays. */
  unsent: number;
  onClose: () => void;
}

/** Asks before signing out with unsent plays. */
export function SignOutDialog({ open, userId, unsent, onClose }: SignOutDialogProps) {
  const [leaving, setLeaving] = useState(false);
  const plays = unsent === 1 ? 'A play of yours is' : `${unsent} of your plays are`;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Sign out before everything is sent?"
      description={`${plays} not on the server yet. This device keeps ${unsent === 1 ? 'it' : 'them'} until you sign in here again. Everything else it knows of yours is deleted.`}
      confirmLabel="Sign Out"
      pending={leaving}
      pendingLabel="Signing out..."
      onConfirm={() => {
        setLeaving(true);
        void signOut(userId).finally(() => {
          setLeaving(false);
          onClose();
        });
      }}
    />
  );
}
