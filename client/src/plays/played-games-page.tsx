import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { playedGamesQuery } from './played-games/api.ts';
import { ChooseOwned } from './played-games/choose-owned.tsx';
import { t } from '#client/plays/words/words.ts';

/** Played games outside the collection, to add those that are owned. */
export function PlayedGamesPage() {
  const { data: games, isError, isFetching, refetch } = useQuery(playedGamesQuery);
  return (
    <Container>
      <PageHeader title={t('Which Games Do You Own?')}>
        {games && games.length > 0
          ? t(
              '{count, plural, one {You have played # game that is not on your shelf. Tick those that you own: they join your collection with all their plays.} other {You have played # games that are not on your shelf. Tick those that you own: they join your collection with all their plays.}}',
              { count: games.length },
            )
          : null}
      </PageHeader>
      {games && games.length > 0 ? (
        <ChooseOwned games={games} />
      ) : games ? (
        <EmptyState
          icon={CheckCheck}
          title={t('Nothing left to choose')}
          action={
            <Button variant="primary" href="/my-games">
              {t('View My Collection')}
            </Button>
          }
        >
          {t('Every game that you have played is on your shelf.')}
        </EmptyState>
      ) : isError ? (
        <LoadFailed
          title={t('Your played games could not be loaded')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        >
          {t('Everything is safe where it is. Check your connection, then try again.')}
        </LoadFailed>
      ) : (
        <Loading label={t('Loading your played games...')}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </Container>
  );
}
