import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2, Package } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { type FieldErrors, useForm, type UseFormReturn } from 'react-hook-form';
import { copiesQuery } from '#client/copies/api.ts';
import { addCopy, changeCopy, removeCopy } from '#client/copies/change-copies.ts';
import { ApiError } from '#client/lib/http/http.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { toast, type ToastMessage } from '#client/ui/layers/toast.ts';
import type { Copy } from '#shared/copies/copies-contract.ts';
import type { Game } from '#shared/games/games-contract.ts';
import { CopyFieldset } from './copy-fieldset.tsx';
import { type CopyFields, copyOf, fieldsOf } from './copy-form.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import { t } from '#client/collection/words/words.ts';

interface CopyDialogProps {
  game: Game;
  /** The copy to change; null for a new one. */
  copy: Copy | null;
  onClose: () => void;
  /** Called once the dialog of a removed copy is gone, and with it the button that opened it. */
  onRemoved: () => void;
}

/** Adds a copy of a game, or changes or removes one. */
export function CopyDialog({ game, copy, onClose, onRemoved }: CopyDialogProps) {
  const formId = useId();
  const { data: copies = [] } = useQuery(copiesQuery);
  const form = useForm<CopyFields>({
    defaultValues: fieldsOf(copy, copies),
    resolver: (fields) => {
      const read = copyOf(fields, copy);
      return 'copy' in read ? { values: fields, errors: {} } : { values: {}, errors: errorsOf(read.errors) };
    },
  });
  const [isAsked, setAsked] = useState(false);
  const isRemoved = useRef(false);
  const failed = (error: Error) => showFailure(form, error);
  const add = useMutation({ ...addCopy, onSuccess: onClose, onError: failed });
  const change = useMutation({ ...changeCopy, onSuccess: onClose, onError: failed });
  const isPending = add.isPending || change.isPending;
  const save = form.handleSubmit((fields) => {
    const read = copyOf(fields, copy);
    if (!('copy' in read) || isPending) return;
    const { barcode, ...others } = read.copy;
    if (copy) change.mutate({ id: copy.id, changes: barcode === copy.barcode ? others : read.copy });
    else add.mutate({ gameId: game.id, copy: read.copy });
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose();
      }}
      onCloseAutoFocus={(event) => {
        if (!isRemoved.current) return;
        event.preventDefault();
        onRemoved();
      }}
      title={copy ? t('Edit Copy') : t('Add a Copy')}
      description={game.title}
      footer={
        <>
          {copy ? (
            <Button
              variant="ghost-danger"
              icon={Trash2}
              className="sm:me-auto"
              disabled={isPending}
              onClick={() => setAsked(true)}
            >
              {t('Remove Copy')}
            </Button>
          ) : null}
          <DialogButtons onCancel={onClose} cancelDisabled={isPending} form={formId} pending={isPending}>
            {copy ? t('Save Changes') : t('Add Copy')}
          </DialogButtons>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <CopyFieldset form={form} copies={copies} />
      </form>
      {copy && isAsked ? (
        <ConfirmDeletion
          subject={copy}
          deletion={removeCopy}
          title={t('Remove this copy?')}
          description={t('The details of this copy are deleted. {title} and its plays stay.', { title: game.title })}
          confirmLabel={t('Remove Copy')}
          pendingLabel={t('Removing...')}
          onClose={() => setAsked(false)}
          onDeleted={() => {
            isRemoved.current = true;
            toast(copyRemoved(game.title));
            onClose();
          }}
          onFailed={(error) => toast(copyFailed(error))}
        />
      ) : null}
    </Dialog>
  );
}

const errorsOf = (errors: Partial<Record<keyof CopyFields, string>>): FieldErrors<CopyFields> =>
  Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, { type: 'refused', message }]));

/** Beside its field if the server names one, else as a message. */
function showFailure(form: UseFormReturn<CopyFields>, error: Error): void {
  const named = error instanceof ApiError ? Object.entries(error.fields) : [];
  for (const [name, message] of named) form.setError(name as keyof CopyFields, { message }, { shouldFocus: true });
  if (named.length === 0) toast(copyFailed(error));
}

const copyRemoved = (title: string): ToastMessage => ({
  title: t('Copy removed'),
  description: t('{title} and its plays stay.', { title }),
  icon: Package,
});

const copyFailed = (error: Error): ToastMessage => ({
  title: t('Not saved'),
  description: errorMessageOr(error, t('The copy could not be saved. Check your connection, then try again.')),
  variant: 'destructive',
});
