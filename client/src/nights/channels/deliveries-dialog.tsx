import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Badge } from '#client/ui/marks/badge.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { Dialog } from '#client/ui/layers/dialog.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { momentText } from '#client/lib/reader-time.ts';
import type { Channel, ChannelDelivery } from '#shared/nights/news/channels-contract.ts';
import { deliveriesQuery, sendAgain } from './api.ts';
import { deliveryName, deliveryState, deliveryText } from './channel-text.ts';
import * as messages from './messages.ts';
import { t } from '#client/nights/words/words.ts';

/** What waits for a channel, and its last twenty deliveries. */
export function DeliveriesDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(deliveriesQuery(channel.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Deliveries to {name}', { name: channel.name })}
      description={t('What waits, and the last twenty.')}
    >
      <div aria-live="polite">
        {data ? (
          <DeliveryList deliveries={data} />
        ) : isError ? (
          <LoadFailed
            title={t('The deliveries could not be loaded')}
            retrying={isFetching}
            onRetry={() => void refetch()}
          >
            {t('Check your connection, then try again.')}
          </LoadFailed>
        ) : (
          <Loading label={t('Loading the deliveries...')}>
            <Skeleton className="h-[52px]" />
          </Loading>
        )}
      </div>
    </Dialog>
  );
}

function DeliveryList({ deliveries }: { deliveries: readonly ChannelDelivery[] }) {
  if (deliveries.length === 0)
    return <p className="text-ink-2">{t('Nothing was posted yet. Send a test to begin.')}</p>;
  return (
    <ul>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  );
}

function DeliveryRow({ delivery }: { delivery: ChannelDelivery }) {
  const { mutate, isPending } = useMutation({ ...sendAgain, onError: (error) => toast(messages.failed(error)) });
  const { tone, label } = deliveryState(delivery);
  const name = deliveryName(delivery);
  const mayRepeat = delivery.state !== 'waiting' || delivery.problem !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-t-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-[1_1_200px]">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-strong wrap-anywhere">
          <bdi>{name}</bdi>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-sm leading-body text-ink-2">{deliveryText(delivery)}</p>
      </div>
      {mayRepeat ? (
        <Button
          size="sm"
          variant="ghost"
          icon={RotateCw}
          pending={isPending}
          pendingLabel={t('Sending...')}
          aria-label={t('Send Again: {name}, {when}', { name, when: momentText(delivery.createdAt) })}
          onClick={() => mutate(delivery.id)}
        >
          {t('Send Again')}
        </Button>
      ) : null}
    </li>
  );
}
