import { useState } from 'react';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { signOut } from './sign-out.ts';
import { t } from '#client/app/words/words.ts';

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

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Sign out before everything is sent?')}
      description={t(
        '{count, plural, one {A play of yours is not on the server yet. This device keeps it until you sign in here again. Everything else it knows of yours is deleted.} other {# of your plays are not on the server yet. This device keeps them until you sign in here again. Everything else it knows of yours is deleted.}}',
        { count: unsent },
      )}
      confirmLabel={t('Sign Out')}
      pending={leaving}
      pendingLabel={t('Signing out...')}
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
