import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CollectionView } from '#client/games/collection-view.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { MAX_VIEW_NAME_LENGTH } from '#shared/limits/limits.ts';
import { viewText } from './view-text.ts';
import { addView } from './api.ts';
import { viewFailed, viewSaved } from './messages.ts';
import { queryOf } from './view-address.ts';
import '#client/games/mechanic-names/en.ts';
import { t } from '#client/collection/words/words.ts';

/** Gives what is shown now a name. */
export function SaveViewDialog({ view, onClose }: { view: CollectionView; onClose: () => void }) {
  const [name, setName] = useState('');
  const [isPinned, setPinned] = useState(true);
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation({
    ...addView,
    onSuccess: (saved) => {
      toast(viewSaved(saved));
      onClose();
    },
    onError: (failure) => {
      const reason = failure instanceof ApiError ? failure.fields['name'] : undefined;
      setError(reason);
      if (!reason) toast(viewFailed(failure));
    },
  });
  return (
    <FormDialog
      size="sm"
      title={t('Save View')}
      description={viewText(view)}
      submitLabel={t('Save View')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={() => mutate({ name, isPinned, query: queryOf(view) })}
    >
      <Field label={t('Name')} hint={t('For example: Six players, light')} error={error}>
        <TextInput
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={MAX_VIEW_NAME_LENGTH}
          autoComplete="off"
        />
      </Field>
      <Checkbox
        label={t('Show it as a tab above the games')}
        checked={isPinned}
        onChange={(event) => setPinned(event.target.checked)}
      />
    </FormDialog>
  );
}
