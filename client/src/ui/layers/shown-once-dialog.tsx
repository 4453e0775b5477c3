import { Copy } from 'lucide-react';
import { useRef } from 'react';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { Button } from '../forms/button.tsx';
import { Field } from '../forms/field.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { Dialog } from './dialog.tsx';
import { toast, type ToastMessage } from './toast.ts';
import { t } from '#client/lib/words/words.ts';

interface ShownOnceDialogProps {
  title: string;
  /** Of the field: 'Your token'. */
  label: string;
  value: string;
  /** 'Copy Token'. */
  copyLabel: string;
  copied: ToastMessage;
  notCopied: ToastMessage;
  onClose: () => void;
}

/** Shows a secret that the server does not show again, to be copied. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { title, label, value, copyLabel, copied, notCopied, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyToClipboard(value);
    if (!isCopied) input.current?.select();
    toast(isCopied ? copied : notCopied);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      keepsChanges
      title={title}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        input.current?.focus();
      }}
      footer={
        <>
          <Button onClick={onClose}>{t('Done')}</Button>
          <Button variant="primary" icon={Copy} onClick={() => void copy()}>
            {copyLabel}
          </Button>
        </>
      }
    >
      <Field label={label} hint={t('Copy it now: it is not shown again.')}>
        <TextInput
          ref={input}
          readOnly
          value={value}
          autoComplete="off"
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
    </Dialog>
  );
}
