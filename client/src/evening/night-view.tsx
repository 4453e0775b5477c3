import { useEffect, useState } from 'react';
import type { Host } from '#client/organizations/host.ts';
import { lazyCode } from '#client/lib/lazy-code.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { useWasWide } from '#client/lib/use-column-count.ts';
import { Loading, Skeleton } from '#client/ui/states/skeleton.tsx';
import { LoadWhenNear } from '#client/ui/states/load-when-near.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { NightResults } from '#client/nights/wrap-up/night-results.tsx';
import { NightComments } from '#client/nights/comments/night-comments.tsx';
import { NightMessages } from '#client/nights/messages/night-messages.tsx';
import { focusMenuOf } from '#client/nights/night-page/focus-menu.ts';
import { nightPageState } from '#client/nights/night-page/night-page-state.ts';
import { openParts } from '#client/nights/night-page/open-parts.ts';
import { useLiveNight } from '#client/nights/night-page/use-live-night.ts';
import { BalanceNight } from '#client/ladders/balance-night.tsx';
import { NightBar } from './night-bar.tsx';
import { InvitationActions } from '#client/nights/night-page/components/invitation-actions.tsx';
import { NightDetails } from '#client/nights/night-page/components/night-details.tsx';
import { NightGames } from '#client/nights/night-page/components/night-games.tsx';
import { NIGHT_HEADING, NightHeader } from '#client/nights/night-page/components/night-header.tsx';
import { useSetDateNews } from '#client/nights/date-polls/poll/use-set-date-news.ts';
import { NightNotice } from '#client/nights/night-page/components/night-notice.tsx';
import { RsvpStatus } from '#client/nights/night-page/components/rsvp-status.tsx';
import { SharedLink } from '#client/nights/night-page/components/shared-link.tsx';
import { WaitingMailsBanner } from '#client/nights/waiting-mails/waiting-mails-banner.tsx';
import { YourAnswer } from '#client/nights/night-page/components/your-answer.tsx';
import { t } from '#client/evening/words/words.ts';

const nightVotes = lazyCode(() => import('#client/nights/votes/night-votes.tsx'));
const DatePollPanel = lazy(async () => ({
  default: (await import('#client/nights/date-polls/poll/date-poll-panel.tsx')).DatePollPanel,
}));
const TournamentPanel = lazy(async () => ({
  default: (await import('#client/tournaments/tournament-panel.tsx')).TournamentPanel,
}));
const eveningPlan = lazyCode(() => import('./evening-plan.tsx'));

interface NightViewProps {
  event: Event;
  attendees: readonly Attendee[];
  user: CurrentUser;
  host: Host;
}

/** A night in sections. */
export function NightView({ event, attendees, user, host }: NightViewProps) {
  useEffect(() => {
    document.title = `${event.title} · Rollcall`;
  }, [event.title]);
  const news = useLiveNight(event.id);
  const { state, isAhead, own, ...rest } = nightPageState({ event, attendees, user, host }, new Date());
  const [fillFor, setFillFor] = useState<number | null>(null);
  const [datesNews, setDatesNews] = useState('');
  useSetDateNews(event, attendees, NIGHT_HEADING);
  const isWide = useWasWide('(width >= 56.25rem)');
  const open = openParts({ state, isWide, isNear: rest.isNear, detailsWait: !event.hostEmailConfirmed });
  // A tournament has its game, and its rounds are the plan.
  const isTournament = event.eventType === 'tournament';
  const evening =
    state === 'coming' && !isTournament ? (
      <LoadWhenNear code={eveningPlan} loading={planLoading(rest.isAnybodyComing)}>
        {({ EveningPlan }) => <EveningPlan event={event} isPlanExpected={rest.isAnybodyComing} />}
      </LoadWhenNear>
    ) : null;
  return (
    <>
      <NightBar
        event={event}
        state={state}
        host={host}
        isAhead={isAhead}
        notified={rest.notified}
        isKnown={rest.isKnown}
        canReopenDate={rest.canReopenDate}
      />
      <NightHeader event={event} state={state} plan={host.plan} news={datesNews} />
      <WaitingMailsBanner eventId={event.id} />
      <NightNotice event={event} state={state} canKeepScore={rest.canKeepScore} />
      {state === 'finding' ? (
        <Suspense fallback={datesLoading}>
          <DatePollPanel
            event={event}
            host={host}
            asking={<InvitationActions event={event} attendees={attendees} />}
            onNews={setDatesNews}
            fillFor={fillFor}
            onFilled={() => setFillFor(null)}
            onCloseAutoFocus={fillFor === null ? undefined : focusMenuOf(fillFor)}
          />
        </Suspense>
      ) : null}
      {isTournament && state !== 'cancelled' && state !== 'finding' ? (
        <Suspense fallback={tournamentLoading}>
          <TournamentPanel event={event} attendees={attendees} host={host} canKeepScore={rest.canKeepScore} />
        </Suspense>
      ) : null}
      <div className="night-columns mt-4.5 grid grid-cols-1 gap-4.5 desk:grid-cols-[minmax(0,1fr)_392px] desk:items-start desk:gap-6">
        {/* The browser holds the place of a part beside which others load: of the main column, not of this one. */}
        <div className="night-side grid grid-cols-1 content-start gap-[inherit] desk:col-2 desk:row-1 desk:[overflow-anchor:none]">
          <RsvpStatus event={event} attendees={attendees} state={state} host={host} news={news} onFillIn={setFillFor} />
          {own && state === 'coming' ? <YourAnswer own={own} /> : null}
        </div>
        <div className="night-main grid grid-cols-1 content-start gap-[inherit] desk:col-1 desk:row-1">
          {rest.hasResults ? <NightResults eventId={event.id} open={open.results} /> : null}
          {rest.isAnybodyComing ? evening : null}
          {state === 'coming' && !isTournament ? <BalanceNight attendees={attendees} host={host} /> : null}
          <NightGames
            eventId={event.id}
            plan={host.plan}
            editable={state !== 'cancelled'}
            playing={rest.canKeepScore}
            open={open.games}
          />
          {isTournament || state === 'cancelled' || state === 'finding' ? null : (
            <LoadWhenNear code={nightVotes} loading={votesLoading(open.votes)}>
              {({ NightVotes }) => (
                <NightVotes
                  event={event}
                  own={own ?? attendees.find(({ isHost }) => isHost)}
                  isOver={state === 'over'}
                  open={open.votes}
                />
              )}
            </LoadWhenNear>
          )}
          {rest.isAnybodyComing ? null : evening}
          <NightComments event={event} open={isWide} />
          <NightMessages event={event} isOpen={isAhead} />
          <NightDetails event={event} attendees={attendees} hostName={host.name} open={open.details} />
          {isAhead ? <SharedLink event={event} open={open.sharedLink} /> : null}
        </div>
      </div>
    </>
  );
}

const tournamentLoading = (
  <Loading label={t('Loading the tournament...')} className="mt-4.5">
    <Skeleton className="h-80" />
  </Loading>
);

const datesLoading = (
  <Loading label={t('Loading the dates...')} className="mt-6">
    <Skeleton className="h-120" />
  </Loading>
);

/** As high as the plan while it loads, so that nothing moves in between. */
const planLoading = (isPlanExpected: boolean) => (
  <Loading label={t('Loading the evening...')}>
    <Skeleton className={isPlanExpected ? 'h-271.5' : 'h-82.5'} />
  </Loading>
);

const votesLoading = (open: boolean) => (
  <Loading label={t('Loading votes...')}>
    <Skeleton className={open ? 'h-72' : 'h-14'} />
  </Loading>
);
