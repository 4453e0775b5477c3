import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { TypedChanges } from './typed-changes.ts';

export interface DialogProps extends Omit<DialogFrameProps, 'onCameTo'> {
  /** What is typed here is kept, or takes effect at once: it closes without asking. */
  keepsChanges?: boolean | undefined;
}

/**
 * A dialog that asks before it lets go of what was typed in it, when it is left by anything but its own buttons: Escape, a
 * press outside, its cross, or the browser's Back.
 */
export function Dialog({ keepsChanges = false, onDismiss, ...props }: DialogProps) {
  const [changes] = useState(() => new TypedChanges());
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DialogFrame
        {...props}
        onCameTo={(target) => changes.cameTo(target)}
        onDismiss={(event) => {
          onDismiss?.(event);
          if (event.defaultPrevented || keepsChanges || !changes.areThere()) return;
          event.preventDefault();
          setAsking(true);
        }}
      />
      <ConfirmDialog
        open={asking && props.open}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you typed is not saved yet."
        confirmLabel="Discard"
        cancelLabel="Keep Editing"
        onConfirm={() => {
          setAsking(false);
          props.onOpenChange(false);
        }}
      />
    </>
  );
}
