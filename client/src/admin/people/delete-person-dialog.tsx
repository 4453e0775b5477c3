import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { AdminPersonDetails } from '#shared/admin/people-contract.ts';
import { DELETE_WORD } from '#shared/accounts/confirms-deletion.ts';
import { deletePerson } from '../api.ts';
import * as messages from '../messages.ts';
import { t } from '#client/admin/words/words.ts';

interface DeletePersonDialogProps {
  person: AdminPersonDetails;
  called: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Deletes an account once its address is typed. */
export function DeletePersonDialog({ person: { id, email }, called, onClose, onDeleted }: DeletePersonDialogProps) {
  const [confirm, setConfirm] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    ...deletePerson,
    onSuccess: () => {
      toast(messages.done(t('Account deleted'), t('Nothing of {name} is left but in backups.', { name: called })));
      onDeleted();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.fields.confirm) setError(failure.fields.confirm);
      else toast(messages.failed(failure));
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Delete {name}?', { name: called })}
      description={t(
        'Games, plays, people and nights are deleted at once and for good; guests of coming nights are told that these are cancelled.',
      )}
      submitLabel={t('Delete Account')}
      variant="danger"
      pendingLabel={t('Deleting...')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => mutate({ id, confirm })}
    >
      <Field label={t('Type {word}', { word: email ?? DELETE_WORD })} required error={error}>
        <TextInput
          value={confirm}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => {
            setConfirm(target.value);
            setError(null);
          }}
        />
      </Field>
    </FormDialog>
  );
}
