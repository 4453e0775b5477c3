import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import type { ImportSummary } from '#shared/contracts/imports.ts';
import { sourceName } from '../import-text.ts';
import { undoConsequences } from '../messages.ts';

interface UndoDialogProps {
  summary: ImportSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Explains the exact effect of undoing an import. */
export function UndoDialog({ summary, ...dialog }: UndoDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Undo this import?"
      description={`${sourceName(summary)} is taken out of your collection again.`}
      confirmLabel="Undo import"
      cancelLabel="Keep it"
    >
      <ul className="grid list-disc gap-2 ps-5">
        {undoConsequences(summary).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
