import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { ApiError } from '#client/lib/http/api-error.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';
import { t } from '#client/lib/words/words.ts';

interface RowFormProps<Row, Changes> {
  /** The name before it is changed. */
  name: string;
  maxLength?: number;
  /** A field beside the name. */
  beside?: ReactNode;
  saving: UseMutationOptions<Row, Error, Changes>;
  changesOf: (name: string) => Changes;
  saveLabel: string;
  onClose: () => void;
  /** Not for a refused name, which is said at the field. */
  onFailed: (error: Error) => void;
}

/** The form that takes the place of a row in a list, to change its name. */
export function RowForm<Row, Changes>(props: RowFormProps<Row, Changes>) {
  const { maxLength, beside, saving, changesOf, saveLabel, onClose, onFailed } = props;
  const [name, setName] = useState(props.name);
  const [error, setError] = useState<string>();
  const text = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useMutation({
    ...saving,
    onSuccess: onClose,
    onError: (failure) => {
      const reason = failure instanceof ApiError ? failure.fields['name'] : undefined;
      setError(reason);
      text.current?.focus();
      if (!reason) onFailed(failure);
    },
  });
  const field = (
    <Field label={t('Name')} error={error}>
      <TextInput
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row has just become this form
        autoFocus
        ref={text}
        value={name}
        onChange={(event) => setName(event.target.value)}
        maxLength={maxLength}
        autoComplete="off"
      />
    </Field>
  );
  return (
    <form
      noValidate
      className="grid gap-3 py-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(changesOf(name));
      }}
    >
      {beside === undefined ? (
        field
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
          {field}
          {beside}
        </div>
      )}
      <div className="flex justify-end gap-2">
        <Button size="sm" onClick={onClose} disabled={isPending}>
          {t('Cancel')}
        </Button>
        <Button size="sm" type="submit" variant="act" pending={isPending} pendingLabel={t('Saving...')}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
}
