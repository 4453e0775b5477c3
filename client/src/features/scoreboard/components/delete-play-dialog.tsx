import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { deletePlay } from '#client/features/plays/api.ts';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Play } from '#shared/contracts/plays.ts';
import { deleteFailed, sessionDeleted } from '../messages.ts';

interface DeletePlayDialogProps {
  /** The play in question; null while nothing is asked. */
  play: Play | null;
  onClose: () => void;
  onDeleted?: () => void;
  /** The play is gone, and the button that had the focus with it. */
  focusAfter?: () => void;
}

/** Asks before a session is deleted. */
export function DeletePlayDialog({ play, onClose, onDeleted, focusAfter }: DeletePlayDialogProps) {
  const deleted = useRef(false);
  const { mutate, isPending } = useMutation({
    ...deletePlay,
    onSuccess: () => {
      if (play) toast(sessionDeleted(play));
      deleted.current = true;
      onClose();
      onDeleted?.();
    },
    onError: () => toast(deleteFailed),
  });
  return (
    <ConfirmDialog
      open={play !== null}
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      title="Delete session?"
      description={
        play
          ? `The session of ${play.playedAt.toLocaleDateString()} will be gone for good.${play.gameId === null ? '' : ` The play count of ${play.gameTitle} stays as it is.`}`
          : ''
      }
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      pending={isPending}
      onConfirm={() => {
        if (play) mutate(play);
      }}
      onCloseAutoFocus={(event) => {
        if (!deleted.current || !focusAfter) return;
        deleted.current = false;
        event.preventDefault();
        focusAfter();
      }}
    />
  );
}
