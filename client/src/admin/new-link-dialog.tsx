import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '#client/lib/http/http.ts';
import { Field } from '#client/ui/forms/field.tsx';
import { NumberInput } from '#client/ui/forms/number-input.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { ShownOnceDialog } from '#client/ui/layers/shown-once-dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { MAX_LINK_DAYS, MAX_LINK_USES } from '#shared/admin/site-contract.ts';
import { makeLink } from './api.ts';
import * as messages from './messages.ts';
import { t } from '#client/admin/words/words.ts';

/** Makes a sign-up link, and then shows it this one time. */
export function NewLinkDialog({ onClose }: { onClose: () => void }) {
  const [uses, setUses] = useState('1');
  const [days, setDays] = useState('7');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const {
    mutate,
    isPending,
    data: made,
  } = useMutation({
    ...makeLink,
    onError: (error) => {
      if (error instanceof ApiError) setErrors(error.fields);
      toast(messages.failed(error));
    },
  });
  const submit = () => {
    const found = {
      ...(!isWhole(uses, MAX_LINK_USES) && {
        uses: t('Please enter a number from 1 to {most}', { most: MAX_LINK_USES }),
      }),
      ...(!isWhole(days, MAX_LINK_DAYS) && {
        days: t('Please enter a number from 1 to {most}', { most: MAX_LINK_DAYS }),
      }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) mutate({ uses: Number(uses), days: Number(days) });
  };
  if (made) return <MadeLink url={made.url} onClose={onClose} />;
  return (
    <FormDialog
      size="sm"
      title={t('New Sign-Up Link')}
      submitLabel={t('Make Link')}
      pendingLabel={t('Making...')}
      isPending={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Field
        label={t('Accounts')}
        required
        error={errors.uses}
        hint={t('How many people may create an account with it.')}
      >
        <NumberInput value={uses} onChange={({ target }) => setUses(target.value)} />
      </Field>
      <Field label={t('Days')} required error={errors.days} hint={t('How long it works.')}>
        <NumberInput value={days} onChange={({ target }) => setDays(target.value)} />
      </Field>
    </FormDialog>
  );
}

const isWhole = (text: string, most: number): boolean =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= most;

const MadeLink = ({ url, onClose }: { url: string; onClose: () => void }) => (
  <ShownOnceDialog
    title={t('Sign-Up Link')}
    label={t('The link')}
    value={url}
    copyLabel={t('Copy Link')}
    copied={messages.done(t('Link copied'), t('Send it to whom you want to create an account.'))}
    notCopied={{
      title: t('Not copied'),
      description: t('Select the link and copy it by hand.'),
      variant: 'destructive',
    }}
    onClose={onClose}
  />
);
