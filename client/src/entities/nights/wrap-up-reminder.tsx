import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { eventsQuery } from './api.ts';
import { useHostedId } from '#client/entities/hosts/use-host.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { nightToWrapUp } from '#shared/rules/nights/wrap-up.ts';
import { isWavedOff, waveOff } from './waved-off.ts';
import { wrapUpAddress } from './wrap-up-address.ts';

/** A line on the latest night of which nobody has said yet how it went. */
export function WrapUpReminder() {
  const { data: events } = useQuery(eventsQuery(useHostedId()));
  const [, setWaved] = useState<number | null>(null);
  const night = events && nightToWrapUp(events, new Date());
  if (!night || isWavedOff(night.id)) return null;
  return (
    <Banner
      icon={NotebookPen}
      className="mb-6"
      title={`How was ${night.title}?`}
      action={
        <>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              waveOff(night.id);
              setWaved(night.id);
            }}
          >
            Not This One
          </Button>
          <Button size="sm" variant="neutral" href={wrapUpAddress(night.id)}>
            Wrap Up
          </Button>
        </>
      }
    >
      Who came and what was played: a few taps, and it is in your log.
    </Banner>
  );
}
