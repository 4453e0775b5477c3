import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import type { OwnScoreSheet } from '#shared/contracts/score-sheets.ts';
import { deleteSheet } from '#client/entities/score-sheets/api.ts';
import { deleteFailed, sheetDeleted } from '../messages.ts';

interface DeleteSheetDialogProps {
  sheet: OwnScoreSheet;
  onClose: () => void;
  /** Its card was removed, so focus must move. */
  onFocusLost: () => void;
}

/** Asks for confirmation; recorded scores stay. */
export function DeleteSheetDialog({ sheet, onClose, onFocusLost }: DeleteSheetDialogProps) {
  const isDeleted = useRef(false);
  const { mutate, isPending } = useMutation({
    ...deleteSheet,
    onSuccess: () => {
      toast(sheetDeleted(sheet));
      isDeleted.current = true;
      onClose();
    },
    onError: (error) => toast(deleteFailed(error)),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete "${sheet.name}"?`}
      description="It is offered no more. Games that are being scored on it, and plays that were, keep their points."
      confirmLabel="Delete Score Sheet"
      onConfirm={() => mutate(sheet)}
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
