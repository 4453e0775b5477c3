import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { playedGamesQuery } from './played-games/api.ts';
import { ChooseOwned } from './played-games/choose-owned.tsx';

/** Played games outside the collection, to add those that are owned. */
export function PlayedGamesPage() {
  const { data: games, isError, isFetching, refetch } = useQuery(playedGamesQuery);
  return (
    <Container>
      <PageHeader title="Which Games Do You Own?">
        {games && games.length > 0
          ? `You have played ${countText(games.length, 'game')} that ${games.length === 1 ? 'is' : 'are'} not on your shelf. Tick those that you own: they join your collection with all their plays.`
          : null}
      </PageHeader>
      {games && games.length > 0 ? (
        <ChooseOwned games={games} />
      ) : games ? (
        <EmptyState
          icon={CheckCheck}
          title="Nothing left to choose"
          action={
            <Button variant="primary" href="/my-games">
              View My Collection
            </Button>
          }
        >
          Every game that you have played is on your shelf.
        </EmptyState>
      ) : isError ? (
        <LoadFailed title="Your played games could not be loaded" retrying={isFetching} onRetry={() => void refetch()}>
          Everything is safe where it is. Check your connection, then try again.
        </LoadFailed>
      ) : (
        <Loading label="Loading your played games...">
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Container>
  );
}
