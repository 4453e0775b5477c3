import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useHost } from '#client/organizations/use-host.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import type { Event, ListedEvent } from '#shared/nights/events-contract.ts';
import { eventsQuery } from '../../api.ts';
import { isGameNight } from '../night-list.ts';
import { createAddress } from '../../nights-view.ts';
import { NightLists } from './night-lists.tsx';
import { UpgradeCard } from './upgrade-card.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { t } from '#client/nights/words/words.ts';

/** Game Nights: events of type game_night. The feature has the lists and the forms; all of one night is in night-page. */
export function GameNightsPanel() {
  const [, navigate] = useLocation();
  const create = (label: string) => (
    <Button icon={CalendarPlus} onClick={() => navigate(createAddress())}>
      {label}
    </Button>
  );
  return (
    <LoadedEvents of={isGameNight}>
      {(nights) => (
        <NightLists
          events={nights}
          heading={t('Coming game nights')}
          pastText={(count) => t('{count, plural, one {# past game night} other {# past game nights}}', { count })}
          empty={
            nights.length === 0 ? (
              <EmptyState title={t('No game nights yet')} action={create(t('Create Your First Game Night'))}>
                {t('Pick a date, choose the games, see who is in.')}
              </EmptyState>
            ) : (
              <EmptyState
                title={t('Nothing planned')}
                icon={CalendarPlus}
                size="sm"
                action={create(t('Plan the Next One'))}
              >
                {t('The table is free. Pick the next date before the calendar does.')}
              </EmptyState>
            )
          }
        />
      )}
    </LoadedEvents>
  );
}

/** Events of other types. Existing ones stay available on plans that cannot create new ones. */
export function PremiumEventsPanel({ locked }: { locked: boolean }) {
  const [, navigate] = useLocation();
  const upgrade = <UpgradeCard>{t('Tournaments, workshops and casual events live here.')}</UpgradeCard>;
  const create = (
    <Button icon={Trophy} onClick={() => navigate(createAddress('tournament'))}>
      {t('Create Premium Event')}
    </Button>
  );
  return (
    <LoadedEvents of={(event) => !isGameNight(event)}>
      {(others) => (
        <>
          {locked ? upgrade : null}
          {others.length > 0 && !locked ? <div className="mb-5 flex justify-end">{create}</div> : null}
          <div className={locked ? 'mt-8' : undefined}>
            <NightLists
              events={others}
              heading={t('Coming premium events')}
              pastText={(count) =>
                t('{count, plural, one {# past premium event} other {# past premium events}}', { count })
              }
              empty={
                locked ? null : (
                  <EmptyState
                    title={t('No premium events yet')}
                    icon={Trophy}
                    action={others.length > 0 ? null : create}
                  >
                    {t('A tournament with a cup, an afternoon of rules for newcomers, an open table: they live here.')}
                  </EmptyState>
                )
              }
            />
          </div>
        </>
      )}
    </LoadedEvents>
  );
}

interface LoadedEventsProps {
  of: (event: Event) => boolean;
  children: (events: readonly ListedEvent[]) => ReactNode;
}

function LoadedEvents({ of, children }: LoadedEventsProps) {
  const host = useHost();
  const {
    data: events,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...eventsQuery(host?.for ?? null),
    refetchOnMount: host?.isShared ? 'always' : true,
  });
  if (events) return children(events.filter(of));
  if (!isError) return <NightsLoading />;
  return (
    <LoadFailed title={t('Your game nights could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
      {t('Check your connection, then try again.')}
    </LoadFailed>
  );
}

/** Placeholders for the cards. */
function NightsLoading() {
  return (
    <Loading label={t('Loading your game nights...')}>
      <div className="night-grid grid grid-cols-1 gap-x-5 gap-y-6.5 sm:grid-cols-2 desk:grid-cols-3">
        {['first', 'second', 'third'].map((card) => (
          <Tile key={card} pad="none">
            <Skeleton className="h-26 rounded-b-none" />
            <Skeleton className="mx-4 mt-14 h-6 w-2/3" />
            <Skeleton className="mx-4 mt-3 h-4 w-1/2" />
            <Skeleton className="mx-4 mt-2 mb-5 h-4 w-2/5" />
          </Tile>
        ))}
      </div>
    </Loading>
  );
}
