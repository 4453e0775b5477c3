import { Hourglass } from 'lucide-react';
import { nightAddress } from '#client/lib/addresses.ts';
import { EmptyPage } from '#client/ui/states/empty-page.tsx';
import type { Event } from '#shared/nights/events-contract.ts';
import { t } from '#client/nights/words/words.ts';

/** A night that has not started, or was cancelled. */
export function NotYet({ event }: { event: Event }) {
  const isCancelled = event.status === 'cancelled';
  return (
    <EmptyPage
      icon={Hourglass}
      title={isCancelled ? t('This Event Is Cancelled') : t('Not Yet')}
      href={nightAddress(event.id)}
      action={t('See the Event')}
    >
      {isCancelled
        ? t('Nothing was played, so there is nothing to wrap up.')
        : t('Come back once it has begun: then you say here who came and what was played.')}
    </EmptyPage>
  );
}
