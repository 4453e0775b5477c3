import { useMutation, useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { useRef } from 'react';
import { useOnline } from '#client/lib/device/network.ts';
import { readersZone } from '#client/lib/reader-time.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { Tile } from '#client/ui/layout/tile.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { HOST_NOTICES } from '#shared/enums.ts';
import { QUIET_HOURS } from '#shared/notices/notice-kinds.ts';
import { noticeDevicesQuery, saveThisDevice, thisDeviceQuery } from './api.ts';
import { DeviceRow } from './device-row.tsx';
import { OBSTACLE_TEXTS } from './device-text.ts';
import * as messages from './messages.ts';
import { t } from '#client/profile/words/words.ts';

const TITLE = 'notices-title';

/** The devices on which a host is told what would be mailed. */
export function NoticesCard() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Tile as="section" pad="lg" className="grid gap-3" aria-labelledby={TITLE}>
      <div>
        <h2 id={TITLE} ref={title} tabIndex={-1}>
          {t('Notices')}
        </h2>
        <p className="mt-1 text-sm leading-body text-ink-2">
          {t(
            'What Rollcall would mail you as a host can show up on this phone or computer instead, also while Rollcall is closed. A kind that you leave out still comes by mail.',
          )}
        </p>
      </div>
      <Devices onFocusLost={() => title.current?.focus({ preventScroll: true })} />
    </Tile>
  );
}

function Devices({ onFocusLost }: { onFocusLost: () => void }) {
  const { data, isError, isFetching, refetch } = useQuery(noticeDevicesQuery);
  const { data: here } = useQuery(thisDeviceQuery);
  if (data && here) {
    const { publicKey, devices } = data;
    return (
      <>
        {devices.length > 0 ? (
          <ul aria-label={t('Devices that are told')}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                publicKey={publicKey}
                isThis={device.key === here.key}
                onRemoved={onFocusLost}
              />
            ))}
          </ul>
        ) : null}
        {devices.some(({ key }) => key === here.key) ? null : (
          <TellHere publicKey={publicKey} obstacle={here.obstacle} onTold={onFocusLost} />
        )}
      </>
    );
  }
  if (isError)
    return (
      <LoadFailed title={t('Your devices could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  return (
    <Loading label={t('Loading your devices...')}>
      <Skeleton className="h-[52px]" />
    </Loading>
  );
}

interface TellHereProps {
  publicKey: string;
  obstacle: keyof typeof OBSTACLE_TEXTS | null;
  /** The button is gone then, and the focus with it. */
  onTold: () => void;
}

/** The button that asks the browser, or why there is none. */
function TellHere({ publicKey, obstacle, onTold }: TellHereProps) {
  const isOnline = useOnline();
  const { mutate, isPending } = useMutation({
    ...saveThisDevice,
    onSuccess: () => {
      toast(messages.toldHere);
      onTold();
    },
    onError: (error) => toast(messages.failed(error)),
  });
  const reason = obstacle ?? (isOnline ? null : 'offline');
  if (reason !== null) return <p className="text-sm leading-body">{OBSTACLE_TEXTS[reason]}</p>;
  const choice = { kinds: [...HOST_NOTICES], alsoMailed: false, quiet: QUIET_HOURS, timeZone: readersZone() };
  return (
    <div>
      <Button
        icon={BellRing}
        pending={isPending}
        pendingLabel={t('Asking...')}
        onClick={() => mutate({ publicKey, choice })}
      >
        {t('Tell Me on This Device')}
      </Button>
    </div>
  );
}
