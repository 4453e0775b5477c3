import { type ReactNode, useId } from 'react';
import { DialogButtons, type DialogButtonsProps } from '../forms/dialog-buttons.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { t } from '#client/lib/words/words.ts';

type Framed = 'title' | 'description' | 'size' | 'hasChanges' | 'onOpenAutoFocus' | 'onCloseAutoFocus';

interface FormDialogProps
  extends Pick<DialogProps, Framed>, Pick<DialogButtonsProps, 'icon' | 'variant' | 'pendingLabel'> {
  submitLabel: ReactNode;
  isPending: boolean;
  onClose: () => void;
  onSubmit: () => void;
  /** How the fields are laid out: below each other unless said. */
  className?: string;
  children: ReactNode;
}

/** A dialog with a form, Cancel and a main button. It stays open, and is not sent a second time, while it is pending. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, isPending, onClose, onSubmit, className = 'grid gap-4.5', children, ...others } = props;
  const { icon, variant, pendingLabel = t('Saving...'), ...dialog } = others;
  const form = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      {...dialog}
      footer={
        <DialogButtons
          onCancel={onClose}
          cancelDisabled={isPending}
          form={form}
          icon={icon}
          variant={variant}
          pending={isPending}
          pendingLabel={pendingLabel}
        >
          {submitLabel}
        </DialogButtons>
      }
    >
      <form
        id={form}
        noValidate
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
