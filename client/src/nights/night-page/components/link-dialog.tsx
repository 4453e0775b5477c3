import { useRef } from 'react';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { focusMenuOf } from '../focus-menu.ts';
import { t } from '#client/nights/words/words.ts';

interface LinkDialogProps {
  url: string;
  /** Attendee whose menu gets the focus; absent for a link of the night. */
  attendeeId?: number;
  onClose: () => void;
}

/** A link to copy by hand, if the clipboard is unavailable. */
export function LinkDialog({ url, attendeeId, onClose }: LinkDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={t('Copy This Link')}
      description={t('Your browser does not let this page copy it for you.')}
      onOpenAutoFocus={(opening) => {
        opening.preventDefault();
        field.current?.focus();
      }}
      onCloseAutoFocus={attendeeId === undefined ? undefined : focusMenuOf(attendeeId)}
      footer={<Button onClick={onClose}>{t('Done')}</Button>}
    >
      <Field label={t('Link')} hint={t('It is selected: copy it with Ctrl+C, or by holding your finger on it.')}>
        <TextInput ref={field} readOnly value={url} onFocus={(focused) => focused.target.select()} />
      </Field>
    </Dialog>
  );
}
