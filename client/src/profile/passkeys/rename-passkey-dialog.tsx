import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { Passkey } from '#shared/accounts/passkeys-contract.ts';
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/limits/limits.ts';
import { renamePasskey } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/profile/words/words.ts';

/** Names a passkey. A new one is named after the browser until then. */
export function RenamePasskeyDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const [name, setName] = useState(passkey.name);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const refuse = (problem: string) => {
    setError(problem);
    input.current?.focus();
  };
  const { mutate, isPending } = useMutation({
    ...renamePasskey,
    onSuccess: (saved) => {
      toast(messages.renamed(saved.name));
      onClose();
    },
    onError: (failure) => {
      const problem = failure instanceof ApiError ? failure.fields.name : undefined;
      if (problem) refuse(problem);
      else toast(messages.changeFailed(failure));
    },
  });
  const save = () => {
    if (isPending) return;
    if (name.trim() === '') refuse(t('Please name the passkey'));
    else if (name.trim() === passkey.name) onClose();
    else mutate({ id: passkey.id, name: name.trim() });
  };
  return (
    <FormDialog
      size="sm"
      title={t('Name This Passkey')}
      submitLabel={t('Save Name')}
      icon={Check}
      isPending={isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <Field label={t('Name')} required error={error} hint={t('So that you know which device or key it is in.')}>
        <TextInput
          ref={input}
          value={name}
          maxLength={MAX_PASSKEY_NAME_LENGTH}
          autoComplete="off"
          onChange={({ target }) => {
            setName(target.value);
            setError(null);
          }}
        />
      </Field>
    </FormDialog>
  );
}
