import { Copy } from 'lucide-react';
import { copyToClipboard } from '#client/lib/copy-to-clipboard.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { keyCopied, keyNotCopied } from './messages.ts';
import { t } from '#client/nights/words/words.ts';

interface SecretFieldProps {
  label: string;
  value: string;
  onChange: (secret: string) => void;
  /** It was made here, to be copied. */
  isMade: boolean;
  error: string | undefined;
}

/** The token of a bot, or the key that signs. */
export function SecretField({ label, value, onChange, isMade, error }: SecretFieldProps) {
  return (
    <div className="grid justify-items-start gap-2.5">
      <Field
        className="w-full"
        label={label}
        required
        error={error}
        hint={isMade ? t('Copy it now: like every secret it is not shown again.') : t('It is not shown again.')}
      >
        <TextInput
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {isMade ? (
        <Button
          size="sm"
          icon={Copy}
          onClick={() => void copyToClipboard(value).then((done) => toast(done ? keyCopied : keyNotCopied))}
        >
          {t('Copy Key')}
        </Button>
      ) : null}
    </div>
  );
}
