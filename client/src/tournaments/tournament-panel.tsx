import { useQuery } from '@tanstack/react-query';
import { Trophy } from 'lucide-react';
import { useState } from 'react';
import type { Host } from '#client/organizations/host.ts';
import { PremiumPlusRequired } from '#client/plans/premium-plus-required.tsx';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { t } from '#client/tournaments/words/words.ts';
import { Button } from '#client/ui/forms/button.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { SectionFailed } from '#client/ui/states/section-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { tournamentQuery } from './api.ts';
import { SeededPlayers } from './seeded-players.tsx';
import { TournamentRounds } from './tournament-rounds.tsx';
import { TournamentHead } from './tournament-head.tsx';

const SetUpDialog = lazy(async () => ({ default: (await import('./set-up-dialog.tsx')).SetUpDialog }));

interface TournamentPanelProps {
  event: Event;
  attendees: readonly Attendee[];
  host: Host;
  /** Score pads record plays of this night. */
  canKeepScore: boolean;
}

/** The tournament of a night, for its host: set up, then round by round. */
export function TournamentPanel({ event, attendees, host, canKeepScore }: TournamentPanelProps) {
  const { data: tournament, isError, isFetching, refetch } = useQuery(tournamentQuery(event.id));
  const [settingUp, setSettingUp] = useState(false);
  return (
    <section className="mt-4.5 grid gap-3.5" aria-labelledby="tournament">
      {tournament === undefined ? (
        <Tile>
          <h2 id="tournament">{t('Tournament')}</h2>
          {isError ? (
            <SectionFailed
              title={t('The tournament could not be loaded')}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            tournamentLoading
          )}
        </Tile>
      ) : tournament === null ? (
        <>
          <h2 id="tournament">{t('Tournament')}</h2>
          {PLAN_LIMITS[host.plan].premiumEvents ? (
            <EmptyState
              icon={Trophy}
              level={3}
              title={t('Who plays whom?')}
              action={
                <Button variant="primary" onClick={() => setSettingUp(true)}>
                  {t('Set Up the Tournament')}
                </Button>
              }
            >
              {t(
                'Choose a format and who plays. Each round is drawn for you, two players a table, and your guests read their pairing on their own page.',
              )}
            </EmptyState>
          ) : (
            <PremiumPlusRequired>
              {t('Tournaments with pairings and standings are part of Premium Plus.')}
            </PremiumPlusRequired>
          )}
        </>
      ) : (
        <>
          <TournamentHead event={event} tournament={tournament} onSetUp={() => setSettingUp(true)} />
          {tournament.matches.length === 0 ? (
            <SeededPlayers eventId={event.id} tournament={tournament} onChange={() => setSettingUp(true)} />
          ) : (
            <TournamentRounds
              eventId={event.id}
              tournament={tournament}
              attendees={attendees}
              canKeepScore={canKeepScore}
            />
          )}
        </>
      )}
      {settingUp ? (
        <Suspense>
          <SetUpDialog
            eventId={event.id}
            attendees={attendees}
            before={tournament ?? null}
            onClose={() => setSettingUp(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

const tournamentLoading = (
  <Loading label={t('Loading the tournament...')} className="mt-3">
    <Skeleton className="h-60" />
  </Loading>
);
