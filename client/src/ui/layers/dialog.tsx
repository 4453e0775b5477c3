import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogFrameProps } from './dialog-content.tsx';
import { UnsavedInput } from '../forms/unsaved-input.ts';
import { t } from '#client/lib/words/words.ts';

export interface DialogProps extends Omit<DialogFrameProps, 'onReach'> {
  /** Input is saved or takes effect at once: closes without asking. */
  keepsChanges?: boolean | undefined;
  /** Whether there are changes not held by inputs, selects or text areas, such as an order or button choices. */
  hasChanges?: boolean | undefined;
}

/**
 * A dialog that asks before discarding input when it is closed other than by its own buttons: Escape, a press outside,
 * the cross, or the browser's Back.
 */
export function Dialog({ keepsChanges = false, hasChanges = false, onDismiss, ...props }: DialogProps) {
  const [changes] = useState(() => new UnsavedInput());
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DialogFrame
        {...props}
        onReach={(target) => changes.rememberValue(target)}
        onDismiss={(event) => {
          onDismiss?.(event);
          if (event.defaultPrevented || keepsChanges || !(hasChanges || changes.hasUnsaved())) return;
          event.preventDefault();
          setAsking(true);
        }}
      />
      <ConfirmDialog
        open={asking && props.open}
        onOpenChange={setAsking}
        title={t('Discard your changes?')}
        description={t('What you changed is not saved yet.')}
        confirmLabel={t('Discard')}
        cancelLabel={t('Keep Editing')}
        onConfirm={() => {
          setAsking(false);
          props.onOpenChange(false);
        }}
      />
    </>
  );
}
