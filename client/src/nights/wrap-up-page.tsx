import { useQuery } from '@tanstack/react-query';
import { useParams } from 'wouter';
import { currentUserQuery } from '#client/accounts/api.ts';
import { NightLoading, NightUnavailable, NoSuchNight } from './night-page/components/night-states.tsx';
import { eventGamesQuery, eventQuery } from './api.ts';
import { useHostOf } from '#client/organizations/use-host.ts';
import { playsQuery } from '#client/plays/api.ts';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { Container } from '#client/ui/layout/container.tsx';
import { wrapUpQuery } from './wrap-up/api.ts';
import { WrapUpForm } from './wrap-up/wrap-up-form.tsx';
import { NotYet } from './wrap-up/not-yet.tsx';
import { canWrapUp } from '#shared/nights/wrap-up.ts';

/** Wraps a night up: attendance, plays, results mail (`/game-nights/12/wrap-up`). */
export function WrapUpPage() {
  const { id } = useParams<{ id: string }>();
  return /^[1-9]\d{0,14}$/.test(id) ? <WrapUpNight key={id} id={Number(id)} /> : <NoSuchNight />;
}

function WrapUpNight({ id }: { id: number }) {
  const event = useQuery(eventQuery(id));
  useHostOf(event.data?.userId);
  const games = useQuery(eventGamesQuery(id));
  const sheet = useQuery(wrapUpQuery(id));
  const plays = useQuery(playsQuery);
  const { data: user } = useQuery(currentUserQuery);
  const queries = [event, games, sheet, plays];
  if (queries.some(({ error }) => isNotFound(error))) return <NoSuchNight />;
  if (event.data && !canWrapUp(event.data, new Date())) return <NotYet event={event.data} />;
  return (
    <Container width="narrow" className="grid grid-cols-1 gap-4.5">
      {event.data && games.data && sheet.data && plays.data && user ? (
        <WrapUpForm event={event.data} games={games.data} sheet={sheet.data} ownerId={user.id} />
      ) : queries.some(({ isError }) => isError) ? (
        <NightUnavailable
          retrying={queries.some(({ isFetching }) => isFetching)}
          onRetry={() => {
            for (const query of queries) if (query.isError) void query.refetch();
          }}
        />
      ) : (
        <NightLoading />
      )}
    </Container>
  );
}
