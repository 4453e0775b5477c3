import { useQuery } from '@tanstack/react-query';
import { RotateCw, ServerOff } from 'lucide-react';
import { gamesQuery } from '#client/entities/games/api.ts';
import { useTotalPlays } from '#client/entities/played-games/use-total-plays.ts';
import { Banner } from '#client/ui/banner.tsx';
import { Button } from '#client/ui/button.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { Game } from '#shared/contracts/games.ts';
import { collectionStats } from '../collection-stats.ts';
import { MostPlayed } from './most-played.tsx';
import { QuickActions } from './quick-actions.tsx';
import { ProfileStats } from './profile-stats.tsx';
import { Welcome } from './welcome.tsx';

/** A summary of the collection, or how to start one, with links. */
export function CollectionSummary({ user }: { user: CurrentUser }) {
  const { data: games, isError, isFetching, refetch } = useQuery(gamesQuery);
  if (!games && !isError) return <StatsLoading />;
  return (
    <div className="grid content-start gap-6">
      {games ? (
        <Summary user={user} games={games} />
      ) : (
        <GamesUnknown retrying={isFetching} onRetry={() => void refetch()} />
      )}
      <QuickActions />
    </div>
  );
}

function Summary({ user, games }: { user: CurrentUser; games: readonly Game[] }) {
  const stats = collectionStats(games);
  const plays = useTotalPlays(games);
  return (
    <>
      <ProfileStats user={user} stats={stats} plays={plays} />
      {stats.mostPlayed ? <MostPlayed game={stats.mostPlayed} /> : null}
      {games.length === 0 ? <Welcome /> : null}
    </>
  );
}

function StatsLoading() {
  return (
    <Loading label="Loading your games..." className="stat-tiles">
      {['Total Games', 'Favorites', 'Play Sessions', 'Account Status'].map((stat) => (
        <Skeleton key={stat} className="h-[96px] rounded-lg" />
      ))}
    </Loading>
  );
}

function GamesUnknown({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  return (
    <Banner
      tone="bad"
      role="alert"
      icon={ServerOff}
      title="Your games could not be loaded"
      action={
        <Button size="sm" icon={RotateCw} pending={retrying} pendingLabel="Trying..." onClick={onRetry}>
          Try Again
        </Button>
      }
    >
      They are safe on the server. Check your connection, then try again.
    </Banner>
  );
}
