import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { eventsQuery } from '../api.ts';
import { useHostedId } from '#client/organizations/use-host.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { nightToWrapUp } from '#shared/nights/wrap-up.ts';
import { wrapUpAddress } from '../wrap-up-address.ts';
import { t } from '#client/nights/words/words.ts';

const ADDRESS = 'rollcall.not-wrapped-up';

/** Whether the host dismissed the reminder of a night on this device. */
function isReminderDismissed(eventId: number): boolean {
  try {
    return localStorage.getItem(ADDRESS) === String(eventId);
  } catch {
    return false;
  }
}

/** Only the latest is stored: earlier nights are never reminded of again. */
function dismissReminder(eventId: number): void {
  try {
    localStorage.setItem(ADDRESS, String(eventId));
  } catch {
    // Storage forbidden: the reminder returns on the next visit.
  }
}

/** A reminder to wrap up the latest night. @param brief without explanation on phones */
export function WrapUpReminder({ brief = false }: { brief?: boolean }) {
  const { data: events } = useQuery(eventsQuery(useHostedId()));
  const [, setDismissed] = useState<number | null>(null);
  const night = events && nightToWrapUp(events, new Date());
  if (!night || isReminderDismissed(night.id)) return null;
  return (
    <Banner
      icon={NotebookPen}
      className={clsx(
        'mb-6',
        brief && 'max-sm:mb-2 max-sm:gap-y-0.5 max-sm:py-2 max-sm:[&_:is(.banner-icon,.banner-body)]:hidden',
      )}
      title={t('How was {title}?', { title: night.title })}
      action={
        <>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              dismissReminder(night.id);
              setDismissed(night.id);
            }}
          >
            {t('Not This One')}
          </Button>
          <Button size="sm" variant="neutral" href={wrapUpAddress(night.id)}>
            {t('Wrap Up')}
          </Button>
        </>
      }
    >
      {t('Who came and what was played: a few taps, and it is in your log.')}
    </Banner>
  );
}
