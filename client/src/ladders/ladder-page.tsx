import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowLeft, CircleHelp, ListOrdered, Power, UserRoundCog, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useParams, useSearch } from 'wouter';
import { rich, t } from '#client/ladders/words/words.ts';
import { ApiError, isNotFound } from '#client/lib/http/api-error.ts';
import { PremiumPlusRequired } from '#client/plans/premium-plus-required.tsx';
import { Button } from '#client/ui/forms/button.tsx';
import { FilterSelect } from '#client/ui/forms/filter-select.tsx';
import { Container } from '#client/ui/layout/container.tsx';
import { PageHeader } from '#client/ui/layout/page-header.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import { toast } from '#client/ui/layers/toast.ts';
import { EmptyPage } from '#client/ui/states/empty-page.tsx';
import { EmptyState } from '#client/ui/states/empty-state.tsx';
import { LoadFailed } from '#client/ui/states/load-failed.tsx';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { LEAST_PLAYS } from '#shared/ladders/ladder.ts';
import type { LadderOfGroup } from '#shared/ladders/ladders-contract.ts';
import { ladderQuery, switchLadder } from './api.ts';
import { foundText, improvedText, missingText } from './ladder-text.ts';
import * as messages from './messages.ts';
import { Rungs } from './rungs.tsx';
import { SeatsDialog } from './seats-dialog.tsx';
import { Tonight } from './tonight.tsx';

/** The ladder of a group (`/groups/3/ladder`), for its host and its members. */
export function LadderPage() {
  const { id } = useParams<{ id: string }>();
  return /^[1-9]\d{0,14}$/.test(id) ? <Ladder key={id} id={Number(id)} /> : <NoSuchLadder />;
}

function Ladder({ id }: { id: number }) {
  const [game, setGame] = useState<string | null>(null);
  const { data: ladder, error, isError, isFetching, refetch } = useQuery(ladderQuery(id, game));
  if (isNotFound(error)) return <NoSuchLadder />;
  return (
    <Container>
      <Button variant="ghost" size="sm" icon={ArrowLeft} href="/groups">
        {t('Groups')}
      </Button>
      {error instanceof ApiError && error.code === 'PLAN_REQUIRED' ? (
        <>
          <PageHeader title={t('Ladder')} />
          <PremiumPlusRequired>
            {t('A ladder rates the people of a group by your plays. One that you had is kept until your plan is back.')}
          </PremiumPlusRequired>
        </>
      ) : ladder ? (
        <LoadedLadder id={id} ladder={ladder} game={game} onGame={setGame} />
      ) : isError ? (
        <LoadFailed title={t('The ladder could not be loaded')} retrying={isFetching} onRetry={() => void refetch()}>
          {t('Check your connection, then try again.')}
        </LoadFailed>
      ) : (
        <Loading label={t('Loading the ladder...')} className="grid gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-72" />
        </Loading>
      )}
    </Container>
  );
}

/** The seats that a link from a night chooses; null without. */
function seatsIn(search: string): number[] | null {
  const seats = new URLSearchParams(search).get('seats');
  return seats === null ? null : seats.split(',').map(Number);
}

interface LoadedLadderProps {
  id: number;
  ladder: LadderOfGroup;
  game: string | null;
  onGame: (game: string | null) => void;
}

function LoadedLadder({ id, ladder, game, onGame }: LoadedLadderProps) {
  const [choosing, setChoosing] = useState(false);
  const coming = seatsIn(useSearch());
  const switching = useMutation({
    ...switchLadder,
    onSuccess: ({ isOn }) => toast(messages.switched(isOn)),
    onError: (error) => toast(messages.failed(error)),
  });
  const { groupName, hostName, isHost, isOn, people, plays } = ladder;
  const ofGame = ladder.games.find(({ key }) => key === ladder.game);
  const shown = ofGame ? { plays: ofGame.plays, people: ladder.rungs.length } : { plays, people };
  const seats = (
    <Button icon={UserRoundCog} onClick={() => setChoosing(true)}>
      {t('Who Is on It')}
    </Button>
  );
  const turn = (on: boolean) => switching.mutate({ id, isOn: on });
  return (
    <>
      <PageHeader
        title={rich('Ladder of {group}', { group: <bdi>{groupName}</bdi> })}
        counts={
          isOn
            ? [
                { label: shown.plays === 1 ? t('Play') : t('Plays'), value: shown.plays },
                { label: shown.people === 1 ? t('Person') : t('People'), value: shown.people },
              ]
            : undefined
        }
        actions={isHost && isOn && plays >= LEAST_PLAYS ? seats : null}
      >
        {isHost ? null : rich('By the plays of {name}.', { name: <bdi>{hostName}</bdi> })}
      </PageHeader>
      {!isOn ? (
        <EmptyState
          icon={ListOrdered}
          title={t('No ladder yet')}
          action={
            <Button
              variant="primary"
              icon={Power}
              pending={switching.isPending}
              pendingLabel={t('Switching on...')}
              onClick={() => turn(true)}
            >
              {t('Switch On the Ladder')}
            </Button>
          }
        >
          {t(
            'It rates the people of this group by your plays with scores, ranks or a winner in which two of them sat. Members with an account see the names and ratings, and each of them can leave it.',
          )}
        </EmptyState>
      ) : plays < LEAST_PLAYS ? (
        <EmptyState title={missingText(plays)} action={isHost ? seats : null}>
          {people < 2 ? `${foundText(people)} ` : null}
          {t(
            'What counts is a play with scores, ranks or a winner in which two of the group sat. Co-operative plays do not.',
          )}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="grid gap-4">
            <ChosenLadder ladder={ladder} game={game} onGame={onGame} />
            <HowItWorks />
          </div>
          {ladder.rungs.length >= 2 ? <Tonight key={coming?.join(',')} rungs={ladder.rungs} coming={coming} /> : null}
        </div>
      )}
      {isHost && isOn ? (
        <p className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
          <Button
            size="sm"
            variant="ghost"
            icon={Power}
            pending={switching.isPending}
            pendingLabel={t('Switching off...')}
            onClick={() => turn(false)}
          >
            {t('Switch Off the Ladder')}
          </Button>
          {t('Nobody sees it then, and nothing is lost.')}
        </p>
      ) : null}
      {choosing ? <SeatsDialog groupId={id} onClose={() => setChoosing(false)} /> : null}
    </>
  );
}

const ALL_GAMES = '';

function ChosenLadder({ ladder, game, onGame }: Omit<LoadedLadderProps, 'id'>) {
  const { games, plays, rungs, span, improved } = ladder;
  const best = rungs.find(({ seat }) => seat === improved?.seat);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <FilterSelect
          label={t('Games')}
          shortLabel={game === null ? t('All Games') : undefined}
          className="max-w-full"
          value={game ?? ALL_GAMES}
          onChange={(key) => onGame(key === ALL_GAMES ? null : key)}
          options={[
            { value: ALL_GAMES, label: t('All Games ({plays})', { plays: String(plays) }) },
            ...games.map(({ key, title, plays: count }) => ({ value: key, label: `${title} (${count})` })),
          ]}
        />
        {best && improved ? (
          <p className="text-sm text-ink-2">
            {rich('Most improved: {name}, {change}', {
              name: (
                <b className="font-strong text-ink">
                  <bdi>{best.name}</bdi>
                </b>
              ),
              change: improvedText(improved.by, span),
            })}
          </p>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {t('{count, plural, one {# person} other {# people}} on this ladder', { count: rungs.length })}
      </p>
      {rungs.length > 0 ? (
        <Rungs rungs={rungs} span={span} />
      ) : (
        <EmptyState size="sm" icon={ListOrdered} title={t('Nothing of this game counts')}>
          {t('Its plays were changed or deleted meanwhile. Choose another one.')}
        </EmptyState>
      )}
    </>
  );
}

function HowItWorks() {
  return (
    <Tile as="section" aria-labelledby="how-it-works" className="flex items-start gap-3 text-sm text-ink-2">
      <CircleHelp className="icon mt-0.5 shrink-0 text-petrol" aria-hidden="true" />
      <div>
        <h2 id="how-it-works" className="mb-1 text-md font-strong text-ink">
          {t('How This Works')}
        </h2>
        <p>
          {t(
            'Everybody begins at 1,000 points, and each play moves them up or down by how unexpected it was who came before whom. The fainter band is where a rating may truly be; it is dashed, and without a place, until there are enough plays to tell.',
          )}
        </p>
      </div>
    </Tile>
  );
}

function NoSuchLadder() {
  return (
    <EmptyPage icon={UsersRound} title={t('No Ladder at This Address')} href="/groups" action={t('See Your Groups')}>
      {t('Perhaps its host has switched it off, or you are no longer in the group.')}
    </EmptyPage>
  );
}
