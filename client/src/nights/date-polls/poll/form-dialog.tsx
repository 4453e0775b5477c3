import type { ReactNode } from 'react';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog, type DialogProps } from '#client/ui/layers/dialog.tsx';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'hasChanges' | 'onCloseAutoFocus'> {
  /** Id of the form. */
  form: string;
  isPending: boolean;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** A dialog with a form, Cancel and Save; it stays open while it is being saved. */
export function FormDialog({ form, isPending, onClose, onSave, children, ...dialog }: FormDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      {...dialog}
      footer={
        <DialogButtons onCancel={onClose} form={form} pending={isPending}>
          Save
        </DialogButtons>
      }
    >
      <form
        id={form}
        noValidate
        className="grid gap-5"
        onSubmit={(submitted) => {
          submitted.preventDefault();
          onSave();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
