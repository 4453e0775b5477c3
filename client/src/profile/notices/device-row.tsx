import { useMutation } from '@tanstack/react-query';
import { Pencil, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import type { NoticeDevice } from '#shared/notices/notices-contract.ts';
import { deleteDevice, testDevice } from './api.ts';
import { choiceText, deviceText, toldText } from './device-text.ts';
import { EditNoticesDialog } from './edit-notices-dialog.tsx';
import * as messages from './messages.ts';
import { t } from '#client/profile/words/words.ts';

interface DeviceRowProps {
  device: NoticeDevice;
  /** The server's, with which this device is saved again. */
  publicKey: string;
  isThis: boolean;
  /** The row is removed, and with it the focused button. */
  onRemoved: () => void;
}

/** A device with what it is told. Only the device itself can change that. */
export function DeviceRow({ device, publicKey, isThis, onRemoved }: DeviceRowProps) {
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const { id, name } = device;
  const close = () => setOpen(null);
  const test = useMutation({
    ...testDevice,
    onSuccess: () => toast(messages.tested(name)),
    onError: (error) => toast(messages.failed(error)),
  });
  const called = deviceText(device, isThis);
  return (
    <li className="grid gap-2.5 border-t border-t-line py-3 last:pb-0">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-sans text-md leading-[1.35] font-strong tracking-normal wrap-anywhere">
            <bdi>{name}</bdi>
            {isThis ? <Badge tone="good">{t('This device')}</Badge> : null}
          </h3>
          <p className="text-sm leading-body text-ink-2">{choiceText(device)}</p>
          <p className="text-sm leading-body text-ink-2">
            {toldText(device)}
            {isThis ? '' : ` ${t('Open this page there to change what it is told.')}`}
          </p>
        </div>
        {isThis ? (
          <IconButton icon={Pencil} label={t('Edit {device}', { device: called })} onClick={() => setOpen('edit')} />
        ) : null}
        <IconButton
          icon={Trash2}
          tone="danger"
          label={t('Remove {device}', { device: called })}
          onClick={() => setOpen('remove')}
        />
      </div>
      <div>
        <Button
          size="sm"
          icon={Send}
          pending={test.isPending}
          pendingLabel={t('Sending...')}
          aria-label={t('Send a Test to {device}', { device: called })}
          onClick={() => test.mutate(id)}
        >
          {t('Send a Test')}
        </Button>
      </div>
      {open === 'edit' ? <EditNoticesDialog device={device} publicKey={publicKey} onClose={close} /> : null}
      {open === 'remove' ? (
        <ConfirmDeletion
          subject={id}
          deletion={deleteDevice}
          title={t('Remove {name}?', { name })}
          description={t(
            'Nothing more is shown there, and mails come instead. Only that device can switch it on again.',
          )}
          confirmLabel={t('Remove Device')}
          pendingLabel={t('Removing...')}
          onClose={close}
          onDeleted={() => toast(messages.removed(name))}
          onFailed={(error) => toast(messages.failed(error))}
          onFocusLost={onRemoved}
        />
      ) : null}
    </li>
  );
}
