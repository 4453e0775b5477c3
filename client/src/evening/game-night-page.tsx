import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { currentUserQuery } from '#client/accounts/api.ts';
import { eventQuery } from '#client/nights/api.ts';
import { useHostOf } from '#client/organizations/use-host.ts';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { Container } from '#client/ui/layout/container.tsx';
import { attendeesQuery } from '#client/nights/attendees-api.ts';
import { NightLoading, NightUnavailable, NoSuchNight } from '#client/nights/night-page/components/night-states.tsx';
import { NightView } from './night-view.tsx';

/** One night, for its host or its organization's hosts (`/game-nights/12`). */
export function GameNightPage() {
  const { id } = useParams<{ id: string }>();
  return /^[1-9]\d{0,14}$/.test(id) ? <GameNight key={id} id={Number(id)} /> : <NoSuchNight />;
}

function GameNight({ id }: { id: number }) {
  const { data: user } = useQuery(currentUserQuery);
  // A membership may have ended meanwhile; cached data of the night must not outlive it.
  const refetchOnMount = user && user.hostsFor.length > 0 ? 'always' : true;
  const event = useQuery({ ...eventQuery(id), refetchOnMount });
  const attendees = useQuery(attendeesQuery(id));
  const host = useHostOf(event.data?.userId);
  const [night, invited] = [event.data, attendees.data];
  // They host for its owner no longer: without its page nothing else would look whether it is still theirs.
  const isUnhosted = night !== undefined && Boolean(user) && host === null;
  const { refetch } = event;
  useEffect(() => {
    if (isUnhosted) void refetch();
  }, [isUnhosted, refetch]);
  const isGone = [event.error, attendees.error].some(isNotFound);
  if (isGone) return <NoSuchNight />;
  return (
    <Container className="night-page max-sm:mt-[calc(-1_*_var(--sp-3))]">
      {night && invited && user && host ? (
        <NightView event={night} attendees={invited} user={user} host={host} />
      ) : event.isError || attendees.isError ? (
        <NightUnavailable
          retrying={event.isFetching || attendees.isFetching}
          onRetry={() => {
            void event.refetch();
            void attendees.refetch();
          }}
        />
      ) : (
        <NightLoading />
      )}
    </Container>
  );
}
