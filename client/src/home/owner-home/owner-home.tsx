import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { countText } from '#client/lib/number-text.ts';
import { PlayedGamesOffer } from '#client/plays/played-games/played-games-offer.tsx';
import { WrapUpReminder } from '#client/nights/parts/wrap-up-reminder.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import type { OpenBallot } from '#shared/awards/awards-contract.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import { homeQuery } from './api.ts';
import { HomePanels } from './home-panels.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { CirclePlus, FileUp, Trophy } from 'lucide-react';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';

interface OwnerHomeProps {
  user: Pick<CurrentUser, 'firstName'>;
  /** Content below; rendered once the height above is known. */
  children: ReactNode;
}

/** Home for signed-in users. */
export function OwnerHome({ user: { firstName }, children }: OwnerHomeProps) {
  const { data: home, isError, isFetching, refetch } = useQuery(homeQuery);
  const name = firstName?.trim();
  return (
    <>
      <Container as="section" className="pt-6 pb-9 tablet:pt-9 tablet:pb-13">
        <header className="mb-4.5">
          <h1>{name ? `Welcome back, ${name}` : 'Welcome back'}</h1>
          <p className="mt-1.5 text-sm text-ink-2">
            {home ? (
              <>
                <Link href="/my-games" className="link">
                  {countText(home.owned, 'game')}
                </Link>
                ,{' '}
                <Link href="/plays" className="link">
                  {countText(home.plays, 'total play')}
                </Link>
                .
              </>
            ) : (
              <>&nbsp;</>
            )}
          </p>
        </header>
        <WrapUpReminder />
        {home?.ballots.map((ballot) => (
          <OpenVote key={ballot.link} {...ballot} />
        ))}
        {home?.owned === 0 ? <PlayedGamesOffer /> : null}
        {home ? (
          home.owned === 0 && home.latestPlays.length === 0 && !home.night ? (
            <FirstUse />
          ) : (
            <HomePanels home={home} />
          )
        ) : isError ? (
          <LoadFailed title="Your Home could not be loaded" retrying={isFetching} onRetry={() => void refetch()}>
            Everything is safe where it is. Check your connection, then try again.
          </LoadFailed>
        ) : (
          <HomeLoading />
        )}
      </Container>
      {home || isError ? children : null}
    </>
  );
}

/** Placeholders for the tiles. */
function HomeLoading() {
  return (
    <Loading
      label="Loading your Home..."
      className="grid gap-4.5 tablet:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] tablet:gap-6"
    >
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </Loading>
  );
}

/** An empty collection: two ways to fill it. */
function FirstUse() {
  return (
    <EmptyState
      title="An empty shelf, for now"
      action={
        <>
          <Button variant="primary" icon={CirclePlus} href="/add-game">
            Add Your First Game
          </Button>
          <Button icon={FileUp} href="/import">
            Bring What You Have
          </Button>
        </>
      }
    >
      Add a game, or bring your list from BoardGameGeek or BG Stats. Then this page tells what to play next.
    </EmptyState>
  );
}

/** A group of somebody else waits for the reader's vote. */
function OpenVote({ groupName, year, link }: OpenBallot) {
  return (
    <Banner tone="info" icon={Trophy} title={`The ${year} awards of ${groupName}`} className="mb-4.5">
      <a className="link" href={link}>
        Vote in secret
      </a>
      , as everybody in the group does.
    </Banner>
  );
}
