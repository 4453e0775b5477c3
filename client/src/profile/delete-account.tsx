import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { DialogButtons } from '#client/ui/forms/dialog-buttons.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { confirmsDeletion, DELETE_WORD } from '#shared/accounts/confirms-deletion.ts';
import { deleteAccount } from './api.ts';
import * as messages from './messages.ts';
import { deleteUnsentPlaysOf } from '#client/plays/unsent-plays/unsent-play-store.ts';
import { clearDevice } from '#client/lib/device/clear-device.ts';
import { t } from '#client/profile/words/words.ts';

/** Home after deleting an account. */
const GOODBYE_ADDRESS = '/?account=deleted';

/**
 * Deletes the user's data in this browser, including what is unsent, and reloads the first page, so that nothing stays in
 * memory.
 */
async function clearDeviceAndLeave(userId: number): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  await Promise.allSettled([clearDevice({ deletedUser: userId }), deleteUnsentPlaysOf(userId)]);
  location.assign(GOODBYE_ADDRESS);
}

/** Deletes the account after confirmation. */
export function DeleteAccount({ user }: { user: CurrentUser }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Tile as="section" pad="lg" className="grid gap-3" aria-labelledby="delete-account">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="delete-account">{t('Delete Account')}</h2>
          <p className="mt-1 text-sm leading-body text-ink-2">{t('Everything in it goes at once and for good.')}</p>
        </div>
        <Button variant="ghost-danger" size="sm" icon={Trash2} onClick={() => setAsking(true)}>
          {t('Delete My Account...')}
        </Button>
      </div>
      {isAsking ? <DeleteDialog user={user} onClose={() => setAsking(false)} /> : null}
    </Tile>
  );
}

const FORM = 'delete-account-form';

function DeleteDialog({ user: { id, email, paidPlan }, onClose }: { user: CurrentUser; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { mutate, isPending } = useMutation(deleteAccount);
  const confirm = () => {
    if (!confirmsDeletion(typed, email))
      return setError(
        email === null
          ? t('Please type {word}', { word: DELETE_WORD })
          : t('Please type {email} or {word}', { email, word: DELETE_WORD }),
      );
    mutate(typed, {
      onSuccess: () => void clearDeviceAndLeave(id),
      onError: (failure) => {
        if (failure instanceof ApiError && failure.fields.confirm) setError(failure.fields.confirm);
        else toast(messages.deleteFailed(failure));
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      size="sm"
      title={t('Delete your account?')}
      description={
        paidPlan === null
          ? t(
              'Your games, plays, people and game nights are deleted at once and cannot be brought back. Guests of coming nights are told that these are cancelled.',
            )
          : t(
              'Your games, plays, people and game nights are deleted at once and cannot be brought back. Guests of coming nights are told that these are cancelled. What you pay for ends at once too.',
            )
      }
      footer={
        <DialogButtons
          onCancel={onClose}
          cancelLabel={t('Keep My Account')}
          cancelDisabled={isPending}
          variant="danger"
          form={FORM}
          pending={isPending}
          pendingLabel={t('Deleting...')}
        >
          {t('Delete Everything')}
        </DialogButtons>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Field
          label={
            email === null
              ? t('Type {word}', { word: DELETE_WORD })
              : t('Type {email} or {word}', { email, word: DELETE_WORD })
          }
          required
          error={error}
        >
          <TextInput
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(null);
            }}
          />
        </Field>
      </form>
    </Dialog>
  );
}
