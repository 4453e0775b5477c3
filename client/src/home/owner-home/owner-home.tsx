import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
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
import { rich, t } from '#client/home/words/words.ts';

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
          <h1>{name ? t('Welcome back, {name}', { name }) : t('Welcome back')}</h1>
          <p className="mt-1.5 text-sm text-ink-2">
            {home ? (
              rich('{games}, {plays}.', {
                games: (
                  <Link href="/my-games" className="link">
                    {t('{count, plural, one {# game} other {# games}}', { count: home.owned })}
                  </Link>
                ),
                plays: (
                  <Link href="/plays" className="link">
                    {t('{count, plural, one {# total play} other {# total plays}}', { count: home.plays })}
                  </Link>
                ),
              })
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
          <LoadFailed title={t('Your Home could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
            {t('Everything is safe where it is. Check your connection, then try again.')}
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
      label={t('Loading your Home...')}
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
      title={t('An empty shelf, for now')}
      action={
        <>
          <Button variant="primary" icon={CirclePlus} href="/add-game">
            {t('Add Your First Game')}
          </Button>
          <Button icon={FileUp} href="/import">
            {t('Bring What You Have')}
          </Button>
        </>
      }
    >
      {t('Add a game, or bring your list from BoardGameGeek or BG Stats. Then this page tells what to play next.')}
    </EmptyState>
  );
}

/** A group of somebody else waits for the reader's vote. */
function OpenVote({ groupName, year, link }: OpenBallot) {
  return (
    <Banner
      tone="info"
      icon={Trophy}
      title={t('The {year} awards of {group}', { year, group: groupName })}
      className="mb-4.5"
    >
      {rich('{vote}, as everybody in the group does.', {
        vote: (
          <a className="link" href={link}>
            {t('Vote in secret')}
          </a>
        ),
      })}
    </Banner>
  );
}
