import { Hourglass } from 'lucide-react';
import { nightAddress } from '#client/lib/addresses.ts';
import { EmptyPage } from '#client/ui/states/empty-page.tsx';
import type { Event } from '#shared/nights/events-contract.ts';

/** A night that has not started, or was cancelled. */
export function NotYet({ event }: { event: Event }) {
  const isCancelled = event.status === 'cancelled';
  return (
    <EmptyPage
      icon={Hourglass}
      title={isCancelled ? 'This Event Is Cancelled' : 'Not Yet'}
      href={nightAddress(event.id)}
      action="See the Event"
    >
      {isCancelled
        ? 'Nothing was played, so there is nothing to wrap up.'
        : 'Come back once it has begun: then you say here who came and what was played.'}
    </EmptyPage>
  );
}
