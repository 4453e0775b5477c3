import { useRef, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, in a sentence. */
  description: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string | undefined;
  tone?: 'danger' | 'primary' | undefined;
  pending?: boolean | undefined;
  pendingLabel?: string | undefined;
  /** Where focus goes on closing, when the button that opened it is gone: prevent the event's default first. */
  onCloseAutoFocus?: DialogFrameProps['onCloseAutoFocus'];
  children?: ReactNode;
}

/** Asks once before something that cannot be undone. Focus starts on Cancel; closing is the caller's business. */
export function ConfirmDialog({ confirmLabel, onConfirm, pending, pendingLabel, ...props }: ConfirmDialogProps) {
  const { cancelLabel = 'Cancel', tone = 'danger', onOpenChange, ...dialog } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      {...dialog}
      onOpenChange={onOpenChange}
      size="sm"
      role="alertdialog"
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        cancel.current?.focus();
      }}
      footer={
        <>
          <Button ref={cancel} onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone} onClick={onConfirm} pending={pending} pendingLabel={pendingLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
