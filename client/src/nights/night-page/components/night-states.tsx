import { CalendarX } from 'lucide-react';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { EmptyPage } from '#client/ui/states/empty-page.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { t } from '#client/nights/words/words.ts';

/** Placeholder for the night. */
export function NightLoading() {
  return (
    <Loading label={t('Loading the event...')} className="night-loading">
      <Skeleton className="mt-[calc(-1_*_var(--sp-2))] mb-4 h-10" />
      <Skeleton className="h-33 rounded-xl max-sm:h-51.5" />
      <div className="mt-4.5 grid grid-cols-1 gap-4.5 desk:grid-cols-[minmax(0,1fr)_392px] desk:items-start desk:gap-6">
        <Skeleton className="h-165 desk:col-2 desk:row-1" />
        <Skeleton className="h-165 desk:col-1 desk:row-1" />
      </div>
    </Loading>
  );
}

export function NightUnavailable(props: { retrying: boolean; onRetry: () => void }) {
  return (
    <LoadFailed title={t('The event could not be loaded')} {...props}>
      {t('Nothing is lost. Check your connection, then try again.')}
    </LoadFailed>
  );
}

/** Shown for an event that does not exist or is not the owner's. */
export function NoSuchNight() {
  return (
    <EmptyPage icon={CalendarX} title={t('No Event at This Address')} href="/game-nights" action={t('See Your Events')}>
      {t(
        'Perhaps it was deleted, or it belongs to somebody else. If you were invited, open the link in your invitation mail.',
      )}
    </EmptyPage>
  );
}
