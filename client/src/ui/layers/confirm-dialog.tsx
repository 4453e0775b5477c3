import { useRef, type ReactNode } from 'react';
import { Button } from '../forms/button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogFrameProps } from './dialog-content.tsx';
import { t } from '#client/lib/words/words.ts';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Sentence about the effect. */
  description: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string | undefined;
  tone?: 'danger' | 'primary' | undefined;
  pending?: boolean | undefined;
  pendingLabel?: string | undefined;
  /** Sets the focus after closing if the opening button is gone: prevent the event's default first. */
  onCloseAutoFocus?: DialogFrameProps['onCloseAutoFocus'];
  children?: ReactNode;
}

/** Asks before an irreversible action. Cancel has the initial focus; the caller closes it. */
export function ConfirmDialog({ confirmLabel, onConfirm, pending, pendingLabel, ...props }: ConfirmDialogProps) {
  const { cancelLabel = t('Cancel'), tone = 'danger', onOpenChange, ...dialog } = props;
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
