import { ConfirmDeletion } from '#client/ui/confirm-deletion.tsx';
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
export const DeleteSheetDialog = ({ sheet, onClose, onFocusLost }: DeleteSheetDialogProps) => (
  <ConfirmDeletion
    subject={sheet}
    deletion={deleteSheet}
    title={`Delete "${sheet.name}"?`}
    description="It is no longer offered. Scores that were entered on it are kept."
    confirmLabel="Delete Score Sheet"
    onClose={onClose}
    onDeleted={() => toast(sheetDeleted(sheet))}
    onFailed={(error) => toast(deleteFailed(error))}
    onFocusLost={onFocusLost}
  />
);
