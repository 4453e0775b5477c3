import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/field.tsx';
import { TextInput } from '#client/ui/text-input.tsx';
import { MAX_BARCODE_LENGTH } from '#shared/limits.ts';
import { readBarcode } from '#shared/rules/barcodes/barcode.ts';
import { NO_BARCODE } from '../messages.ts';

interface NumberFormProps {
  /** With the code as `readBarcode` writes it. */
  onCode: (code: string) => void;
}

/** The digits under the bars, typed instead of scanned. */
export function NumberForm({ onCode }: NumberFormProps) {
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  return (
    <form
      noValidate
      className="flex w-full items-start gap-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        const code = readBarcode(typed);
        setInvalid(code === null);
        if (code === null) return;
        onCode(code);
        setTyped('');
      }}
    >
      <Field label="Digits under the bars" error={isInvalid ? NO_BARCODE : undefined} className="flex-1">
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_BARCODE_LENGTH}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setInvalid(false);
          }}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by a button, or the only way without a camera
          autoFocus
        />
      </Field>
      <Button type="submit" className="mt-6 flex-none">
        Find
      </Button>
    </form>
  );
}
