import { useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useEffect } from 'react';
import { useHostOf } from '#client/organizations/use-host.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { eventGamesQuery, eventQuery } from '../../api.ts';
import { nightAddress } from '#client/lib/addresses.ts';
import { EditNightForm } from './edit-night-form.tsx';
import { t } from '#client/nights/words/words.ts';

/** The form of an existing night, once it and its games are loaded. */
export function EditNight({ id }: { id: number }) {
  const event = useQuery(eventQuery(id));
  const games = useQuery(eventGamesQuery(id));
  const host = useHostOf(event.data?.userId);
  const { refetch } = event;
  const isOthers = event.data !== undefined && host === null;
  // A former host of its organization gets a 404; someone who has just become one gets it again.
  useEffect(() => {
    if (isOthers) void refetch();
  }, [isOthers, refetch]);
  if (event.data?.status === 'cancelled') {
    return (
      <EmptyState
        level={1}
        icon={CalendarX}
        title={t('This night is cancelled')}
        action={<Button href={nightAddress(id)}>{t('Back to the Night')}</Button>}
      >
        {t('It stays as it was. Duplicate it to plan it for another day.')}
      </EmptyState>
    );
  }
  if (event.data && games.data && host) {
    return <EditNightForm host={host} event={event.data} gameIds={games.data.map((game) => game.id)} />;
  }
  if (isNotFound(event.error)) {
    return (
      <EmptyState
        level={1}
        icon={CalendarX}
        title={t('No such game night')}
        action={<Button href="/game-nights">{t('All Game Nights')}</Button>}
      >
        {t('It may have been deleted meanwhile.')}
      </EmptyState>
    );
  }
  if (event.isError || games.isError) {
    const retry = () => void Promise.all([event.refetch(), games.refetch()]);
    return (
      <LoadFailed
        title={t('The game night could not be loaded')}
        retrying={event.isFetching || games.isFetching}
        onRetry={retry}
      >
        {t('Check your connection, then try again.')}
      </LoadFailed>
    );
  }
  return (
    <Loading label={t('Loading the game night...')}>
      <Skeleton className="h-96" />
    </Loading>
  );
}
