import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import { TypedChanges } from './typed-changes.ts';

export interface DialogProps extends Omit<DialogFrameProps, 'onCameTo'> {
  /** What is typed here is kept, or takes effect at once: it closes without asking. */
  keepsChanges?: boolean | undefined;
  /** Whether something differs that no input, select or text area holds, such as an order or what buttons chose. */
  hasChanges?: boolean | undefined;
}

/**
 * A dialog that asks before it lets go of what was typed in it, when it is left by anything but its own buttons: Escape, a
 * press outside, its cross, or the browser's Back.
 */
export function Dialog({ keepsChanges = false, hasChanges = false, onDismiss, ...props }: DialogProps) {
  const [changes] = useState(() => new TypedChanges());
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DialogFrame
        {...props}
        onCameTo={(target) => changes.cameTo(target)}
        onDismiss={(event) => {
          onDismiss?.(event);
          if (event.defaultPrevented || keepsChanges || !(hasChanges || changes.areThere())) return;
          event.preventDefault();
          setAsking(true);
        }}
      />
      <ConfirmDialog
        open={asking && props.open}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="What you changed is not saved yet."
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
