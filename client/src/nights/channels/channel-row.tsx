import { useMutation } from '@tanstack/react-query';
import { List, Pencil, Play, Send, Trash2, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { ConfirmDeletion } from '#client/ui/layers/confirm-deletion.tsx';
import { IconButton } from '#client/ui/forms/icon-button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { CHANNEL_WORDS } from '#shared/nights/news/channel-targets.ts';
import type { Channel } from '#shared/nights/news/channels-contract.ts';
import { useHostedId } from '#client/organizations/use-host.ts';
import { useNightGroups } from '../groups/use-night-groups.ts';
import { deleteChannel, resumeChannel, testChannel } from './api.ts';
import { channelState, lastText, troubleText } from './channel-text.ts';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { EditChannelDialog } from './edit-channel-dialog.tsx';
import * as messages from './messages.ts';
import { rich, t } from '#client/nights/words/words.ts';

/** A channel with its state and last delivery, and what can be done with it. */
export function ChannelRow({ channel, onDeleted }: { channel: Channel; onDeleted: () => void }) {
  const [open, setOpen] = useState<'deliveries' | 'edit' | 'delete' | null>(null);
  const { id, kind, name, host, ending } = channel;
  const { tone, label } = channelState(channel);
  const close = () => setOpen(null);
  return (
    <li className="grid gap-2.5 border-t border-t-line py-3 last:pb-0">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-sans text-md leading-[1.35] font-strong tracking-normal wrap-anywhere">
            <bdi>{name}</bdi>
            <Badge tone={tone}>{label}</Badge>
          </h3>
          <p className="text-sm leading-body wrap-anywhere text-ink-2">
            {ending === ''
              ? `${CHANNEL_WORDS[kind].name}, ${host}`
              : t('{kind}, {host}, ending in {ending}', { kind: CHANNEL_WORDS[kind].name, host, ending })}
          </p>
          <Nights channel={channel} />
          <p className="text-sm leading-body wrap-anywhere text-ink-2">{lastText(channel)}</p>
        </div>
        <IconButton icon={Pencil} label={t('Edit {name}', { name })} onClick={() => setOpen('edit')} />
        <IconButton
          icon={Trash2}
          tone="danger"
          label={t('Delete {name}', { name })}
          onClick={() => setOpen('delete')}
        />
      </div>
      <Trouble channel={channel} />
      <div className="flex flex-wrap gap-2">
        <TestButton channel={channel} onSent={() => setOpen('deliveries')} />
        <Button
          size="sm"
          icon={List}
          aria-label={t('Deliveries to {name}', { name })}
          onClick={() => setOpen('deliveries')}
        >
          {t('Deliveries')}
        </Button>
      </div>
      {open === 'deliveries' ? <DeliveriesDialog channel={channel} onClose={close} /> : null}
      {open === 'edit' ? <EditChannelDialog channel={channel} onClose={close} /> : null}
      {open === 'delete' ? (
        <ConfirmDeletion
          subject={id}
          deletion={deleteChannel}
          title={t('Delete {name}?', { name })}
          description={t('Nothing more is posted there. What was posted stays there.')}
          confirmLabel={t('Delete Channel')}
          onClose={close}
          onDeleted={() => toast(messages.deleted(name))}
          onFailed={(error) => toast(messages.failed(error))}
          onFocusLost={onDeleted}
        />
      ) : null}
    </li>
  );
}

/** The group whose nights it is told of; nothing if it is told of all. */
function Nights({ channel: { groupId } }: { channel: Channel }) {
  const group = useNightGroups(useHostedId())?.find(({ id }) => id === groupId);
  if (groupId === null) return null;
  return (
    <p className="text-sm leading-body wrap-anywhere text-ink-2">
      {group ? rich('Only nights of {name}.', { name: <bdi>{group.name}</bdi> }) : t('Only nights of one group.')}
    </p>
  );
}

function TestButton({ channel: { id, name }, onSent }: { channel: Channel; onSent: () => void }) {
  const { mutate, isPending } = useMutation({
    ...testChannel,
    onSuccess: onSent,
    onError: (error) => toast(messages.failed(error)),
  });
  return (
    <Button
      size="sm"
      icon={Send}
      pending={isPending}
      pendingLabel={t('Sending...')}
      aria-label={t('Send a Test to {name}', { name })}
      onClick={() => mutate(id)}
    >
      {t('Send a Test')}
    </Button>
  );
}

function Trouble({ channel }: { channel: Channel }) {
  const { mutate, isPending } = useMutation({
    ...resumeChannel,
    onSuccess: ({ name }) => toast(messages.resumed(name)),
    onError: (error) => toast(messages.failed(error)),
  });
  const text = troubleText(channel);
  if (text === null) return null;
  const resume = (
    <Button
      size="sm"
      icon={Play}
      pending={isPending}
      pendingLabel={t('Resuming...')}
      aria-label={t('Resume {name}', { name: channel.name })}
      onClick={() => mutate(channel.id)}
    >
      {t('Resume')}
    </Button>
  );
  return (
    <Banner tone="warn" icon={TriangleAlert} action={channel.pausedAt === null ? null : resume}>
      {text}
    </Banner>
  );
}
