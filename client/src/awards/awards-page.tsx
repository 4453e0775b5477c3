import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, Trophy, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { configQuery, currentUserQuery } from '#client/accounts/api.ts';
import { rich, t } from '#client/awards/words/words.ts';
import { playedWithin, spanOf } from '#client/games/play-period.ts';
import { isNotFound } from '#client/lib/http/api-error.ts';
import { dayPartsOf } from '#client/lib/reader-clock.ts';
import { useNowOfDay } from '#client/lib/use-now-of-day.ts';
import { groupsQuery } from '#client/nights/groups/api.ts';
import { useHostedId } from '#client/organizations/use-host.ts';
import { usePlayLog } from '#client/plays/use-play-log.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { EmptyPage } from '#client/ui/states/empty-page.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { awardsQuery } from './api.ts';
import { StartAwardsDialog } from './start-awards-dialog.tsx';
import { gamesOf, peopleOf } from './suggested-choices.ts';
import { YearCard } from './year-card.tsx';

/** The awards that a group votes on at the end of a year (`/groups/3/awards`). */
export function AwardsPage() {
  const { id } = useParams<{ id: string }>();
  return /^[1-9]\d{0,14}$/.test(id) ? <Awards key={id} groupId={Number(id)} /> : <NoSuchGroup />;
}

function Awards({ groupId }: { groupId: number }) {
  const { data, error, isError, isFetching, refetch } = useQuery(awardsQuery(groupId));
  const { data: config } = useQuery(configQuery);
  const [isStarting, setStarting] = useState(false);
  if (isNotFound(error)) return <NoSuchGroup />;
  const start = (
    <Button variant="primary" icon={Trophy} onClick={() => setStarting(true)}>
      {t('Start a Vote')}
    </Button>
  );
  return (
    <Container>
      <Button variant="ghost" size="sm" icon={ArrowLeft} href="/groups">
        {t('Groups')}
      </Button>
      <PageHeader title={t('Awards')} actions={data && data.awards.length > 0 ? start : null}>
        {rich("{group} votes at the year's end, in secret until the vote is over.", {
          group: data ? <bdi>{data.groupName}</bdi> : null,
        })}
      </PageHeader>
      {data === undefined && isError ? (
        <LoadFailed title={t('The awards could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
          {t('Check your connection, then try again.')}
        </LoadFailed>
      ) : data === undefined ? (
        <Loading label={t('Loading the awards...')} className="grid gap-4.5">
          <Skeleton className="h-44" />
        </Loading>
      ) : data.awards.length === 0 ? (
        <EmptyState title={t('No awards yet')} icon={Trophy} action={start}>
          {t('Game of the year, best newcomer, never again: make up the titles, and let everybody choose.')}
        </EmptyState>
      ) : (
        <ul
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,380px),1fr))] gap-4.5"
          aria-label={t('Awards by year')}
        >
          {data.awards.map((awards) => (
            <YearCard key={awards.year} groupId={groupId} awards={awards} mails={config?.mails ?? false} />
          ))}
        </ul>
      )}
      {isStarting && data ? (
        <Starting groupId={groupId} taken={data.awards.map(({ year }) => year)} onClose={() => setStarting(false)} />
      ) : null}
    </Container>
  );
}

/** The dialog, filled with what was played in the year that is next in turn. */
function Starting({ groupId, taken, onClose }: { groupId: number; taken: readonly number[]; onClose: () => void }) {
  const now = useNowOfDay();
  const { counted: plays, failed } = usePlayLog();
  const { data: user } = useQuery(currentUserQuery);
  const { data: groups, isError } = useQuery(groupsQuery(useHostedId()));
  const [thisYear, month] = dayPartsOf(now);
  const year = month < 9 && !taken.includes(thisYear - 1) ? thisYear - 1 : thisYear;
  // What cannot be loaded is typed by hand.
  if ((!plays && !failed) || (!groups && !isError)) return null;
  const played = playedWithin(plays ?? [], spanOf(year === thisYear ? 'year' : 'lastYear', now));
  const group = groups?.find(({ id }) => id === groupId);
  return (
    <StartAwardsDialog
      groupId={groupId}
      year={year}
      games={gamesOf(played)}
      people={peopleOf(user?.firstName ?? null, group ?? { members: [] })}
      onClose={onClose}
    />
  );
}

function NoSuchGroup() {
  return (
    <EmptyPage icon={UsersRound} title={t('No Group at This Address')} href="/groups" action={t('See Your Groups')}>
      {t('Perhaps it was deleted.')}
    </EmptyPage>
  );
}
