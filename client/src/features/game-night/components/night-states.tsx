import { CalendarX } from 'lucide-react';
import { LoadFailed } from '#client/ui/load-failed.tsx';
import { NothingHere } from '#client/ui/nothing-here.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';

/** The night that is coming, in its place. */
export function NightLoading() {
  return (
    <Loading label="Loading the event..." className="night-loading">
      <Skeleton className="night-bar-skeleton" />
      <Skeleton className="night-banner-skeleton" />
      <div className="night-columns">
        <Skeleton className="night-list-skeleton" />
        <Skeleton className="night-main-skeleton" />
      </div>
    </Loading>
  );
}

export function NightUnavailable(props: { retrying: boolean; onRetry: () => void }) {
  return (
    <LoadFailed title="The event could not be loaded" {...props}>
      Nothing is lost. Check your connection, then try again.
    </LoadFailed>
  );
}

/** The address of an event that is not, or no longer, one of the owner's. */
export function NoSuchNight() {
  return (
    <NothingHere icon={CalendarX} title="No Event at This Address" href="/game-nights" action="See Your Events">
      Perhaps it was deleted, or it is somebody else's. An invitation of yours stands in your mail.
    </NothingHere>
  );
}
