import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { configQuery } from '#client/accounts/api.ts';
import { HostSwitch } from '#client/organizations/host-switch.tsx';
import { useHostedId } from '#client/organizations/use-host.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { AddChannelDialog } from './add-channel-dialog.tsx';
import { channelsQuery } from './api.ts';
import { ChannelRow } from './channel-row.tsx';
import { t } from '#client/nights/words/words.ts';

const TITLE = 'channels-title';

/** Where news of the host's nights is posted; nothing on a site that posts none. */
export function ChannelsCard() {
  const { data: config } = useQuery(configQuery);
  const [isAdding, setAdding] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  if (config?.channels === false) return null;
  return (
    <Tile as="section" pad="lg" className="grid gap-3" aria-labelledby={TITLE}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-[1_1_260px]">
          <h2 id={TITLE} ref={title} tabIndex={-1}>
            {t('Channels')}
          </h2>
          <p className="mt-1 text-sm leading-body text-ink-2">
            {t(
              'A line in Discord, Slack, Telegram, ntfy or at an address of yours when a night is planned, moved or cancelled, and when you send the results. Every night of yours, or each one of a group, is posted with title and time, also one that only its guests know. No guest is named there, but winners by their first names.',
            )}
          </p>
        </div>
        <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
          {t('Add a Channel')}
        </Button>
      </div>
      <HostSwitch />
      <ChannelList onDeleted={() => title.current?.focus()} />
      {isAdding ? <AddChannelDialog onClose={() => setAdding(false)} /> : null}
    </Tile>
  );
}

function ChannelList({ onDeleted }: { onDeleted: () => void }) {
  const { data: channels, isError, isFetching, refetch } = useQuery(channelsQuery(useHostedId()));
  if (channels?.length === 0) return null;
  if (channels)
    return (
      <ul aria-label={t('Your channels')}>
        {channels.map((channel) => (
          <ChannelRow key={channel.id} channel={channel} onDeleted={onDeleted} />
        ))}
      </ul>
    );
  if (isError)
    return (
      <LoadFailed title={t('Your channels could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  return (
    <Loading label={t('Loading your channels...')}>
      <Skeleton className="h-[52px]" />
    </Loading>
  );
}
