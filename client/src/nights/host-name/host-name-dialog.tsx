import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { MAX_NAME_LENGTH } from '#shared/limits/limits.ts';
import { nameHost } from './name-host.ts';
import { t } from '#client/nights/words/words.ts';

interface HostNameDialogProps {
  /** Sends what was to be sent. */
  onNamed: () => void;
  onClose: () => void;
}

/** Asks a host without a name for one, before the first invitation, and goes on with sending. */
export function HostNameDialog({ onNamed, onClose }: HostNameDialogProps) {
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    ...nameHost,
    onSuccess: () => {
      onClose();
      onNamed();
    },
  });
  const missing = isMissing && name.trim() === '' ? t('Please enter your name') : undefined;
  return (
    <FormDialog
      title={t('Who invites?')}
      description={t(
        'Your guests read your name in the invitation, so that they know whom it is from. It is kept in your profile.',
      )}
      submitLabel={t('Save and Send')}
      icon={Send}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => {
        setIsMissing(true);
        if (name.trim() !== '') mutate(name.trim());
      }}
    >
      <Field
        label={t('Your name')}
        required
        error={missing ?? (error ? errorMessageOr(error, t('Please try again.')) : undefined)}
      >
        <TextInput
          value={name}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="given-name"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
