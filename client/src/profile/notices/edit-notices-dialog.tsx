import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { readersZone } from '#client/lib/reader-time.ts';
import { Checkbox } from '#client/ui/forms/checkbox.tsx';
import { Field } from '#client/ui/forms/field.tsx';
import { TextInput } from '#client/ui/forms/text-input.tsx';
import { FormDialog } from '#client/ui/layers/form-dialog.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { HOST_NOTICES } from '#shared/enums.ts';
import { HOST_NOTICE_WORDS, QUIET_HOURS } from '#shared/notices/notice-kinds.ts';
import type { NoticeDevice } from '#shared/notices/notices-contract.ts';
import { saveThisDevice } from './api.ts';
import { readQuiet, timeValue } from './device-text.ts';
import * as messages from './messages.ts';
import { t } from '#client/profile/words/words.ts';

interface EditNoticesDialogProps {
  device: NoticeDevice;
  publicKey: string;
  onClose: () => void;
}

/** What this device is told, and when it is quiet. */
export function EditNoticesDialog({ device, publicKey, onClose }: EditNoticesDialogProps) {
  const [kinds, setKinds] = useState(device.kinds);
  const [alsoMailed, setAlsoMailed] = useState(device.alsoMailed);
  const [isQuiet, setQuiet] = useState(device.quiet !== null);
  const [from, setFrom] = useState(timeValue((device.quiet ?? QUIET_HOURS).from));
  const [until, setUntil] = useState(timeValue((device.quiet ?? QUIET_HOURS).until));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { mutate, isPending } = useMutation({
    ...saveThisDevice,
    onSuccess: () => {
      toast(messages.saved);
      onClose();
    },
    onError: (error) => toast(messages.failed(error)),
  });
  const save = () => {
    const read = isQuiet ? readQuiet(from, until) : { quiet: null };
    const found = {
      ...(kinds.length === 0 && { kinds: t('Choose at least one kind of notice') }),
      ...('errors' in read && read.errors),
    };
    setErrors(found);
    if ('errors' in read || kinds.length === 0) return;
    mutate({ publicKey, choice: { kinds, alsoMailed, quiet: read.quiet, timeZone: readersZone() } });
  };
  return (
    <FormDialog
      title={t('Notices on This Device')}
      submitLabel={t('Save Notices')}
      icon={Check}
      isPending={isPending}
      onClose={onClose}
      onSubmit={save}
    >
      <fieldset className="grid min-w-0 gap-2.5">
        <legend className="mb-2 text-sm leading-[1.3] font-strong">{t('What it is told')}</legend>
        {HOST_NOTICES.map((kind) => (
          <Checkbox
            key={kind}
            label={HOST_NOTICE_WORDS[kind].name}
            description={HOST_NOTICE_WORDS[kind].tells}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget: { checked } }) =>
              setKinds(HOST_NOTICES.filter((one) => (one === kind ? checked : kinds.includes(one))))
            }
          />
        ))}
        {errors.kinds ? (
          <p className="field-error" role="alert">
            {errors.kinds}
          </p>
        ) : null}
      </fieldset>
      <Checkbox
        label={t('Send mails as well')}
        checked={alsoMailed}
        onChange={({ currentTarget }) => setAlsoMailed(currentTarget.checked)}
      />
      <div className="grid gap-2.5">
        <Checkbox
          label={t('Quiet hours')}
          description={t('What comes up then is shown afterwards, unless that would be too late.')}
          checked={isQuiet}
          onChange={({ currentTarget }) => setQuiet(currentTarget.checked)}
        />
        {isQuiet ? (
          <div className="grid grid-cols-2 gap-3">
            <Field label={t('Quiet from')} error={errors.from}>
              <TextInput type="time" value={from} onChange={({ target }) => setFrom(target.value)} />
            </Field>
            <Field label={t('Quiet until')} error={errors.until}>
              <TextInput type="time" value={until} onChange={({ target }) => setUntil(target.value)} />
            </Field>
          </div>
        ) : null}
      </div>
    </FormDialog>
  );
}
