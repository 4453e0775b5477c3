import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import type { IconType } from '../marks/icon-type.ts';
import { t } from '#client/lib/words/words.ts';

export interface DialogButtonsProps {
  onCancel: () => void;
  cancelLabel?: string;
  cancelDisabled?: boolean;
  /** Id of the form that the main button submits; without one it has `onClick`. */
  form?: string;
  onClick?: () => void;
  variant?: 'primary' | 'danger' | undefined;
  icon?: IconType | undefined;
  disabled?: boolean;
  pending?: boolean;
  pendingLabel?: ReactNode;
  /** Label of the main button. */
  children: ReactNode;
}

/** The two buttons at the foot of most dialogs: Cancel, and the main one. */
export function DialogButtons(props: DialogButtonsProps) {
  const { onCancel, cancelLabel = t('Cancel'), cancelDisabled, form, variant = 'primary', ...main } = props;
  return (
    <>
      <Button onClick={onCancel} disabled={cancelDisabled}>
        {cancelLabel}
      </Button>
      <Button
        type={form === undefined ? 'button' : 'submit'}
        form={form}
        variant={variant}
        pendingLabel={t('Saving...')}
        {...main}
      />
    </>
  );
}
