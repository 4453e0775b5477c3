import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { calendarFeedQuery, changeCalendarFeed } from './api.ts';
import { FeedAddress } from './feed-address.tsx';
import { feedNotChanged } from './messages.ts';
import { t } from '#client/nights/words/words.ts';

/** Follow one's game nights in a calendar application by a private URL. */
export function CalendarFeedCard() {
  return (
    <Tile as="section" className="grid min-w-0 gap-4" aria-labelledby="calendar-feed-title">
      <div>
        <h2 id="calendar-feed-title" className="mb-1">
          {t('Your nights in your calendar')}
        </h2>
        <p className="text-ink-2">
          {t(
            'Nights that you host, and those that you are invited to and did not decline. Changes appear there automatically.',
          )}
        </p>
      </div>
      <Feed />
    </Tile>
  );
}

function Feed() {
  const { data, isError, isFetching, refetch } = useQuery(calendarFeedQuery);
  const { mutate, isPending } = useMutation(changeCalendarFeed);
  if (data?.url) return <FeedAddress url={data.url} />;
  if (data) {
    return (
      <div className="flex flex-wrap gap-2.5">
        <Button
          className="max-xs:flex-[1_1_100%]"
          icon={CalendarPlus}
          pending={isPending}
          pendingLabel={t('Making the address...')}
          onClick={() => mutate('on', { onError: () => void toast(feedNotChanged) })}
        >
          {t('Make a private address')}
        </Button>
      </div>
    );
  }
  if (isError) {
    return (
      <LoadFailed title={t('Your calendar could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  }
  return (
    <Loading label={t('Loading your calendar...')}>
      <Skeleton className="h-[48px] rounded-md" />
    </Loading>
  );
}
