import { useEffect, useState } from 'react';
import type { Host } from '#client/entities/hosts/host.ts';
import { lazy, Suspense } from '#client/lib/suspense.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import type { Attendee } from '#shared/contracts/attendees.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { Event } from '#shared/contracts/events.ts';
import { NightResults } from '#client/features/wrap-up/components/night-results.tsx';
import { NightMessages } from '#client/features/night-messages/components/night-messages.tsx';
import { nightState } from '#client/features/game-night/night-state.ts';
import { openParts } from '#client/features/game-night/open-parts.ts';
import { tableIsNear } from '#client/features/game-night/table-is-near.ts';
import { useLiveNight } from '#client/features/game-night/use-live-night.ts';
import { NightBar } from './night-bar.tsx';
import { NightDetails } from '#client/features/game-night/components/night-details.tsx';
import { NightGames } from '#client/features/game-night/components/night-games.tsx';
import { NightHeader } from '#client/features/game-night/components/night-header.tsx';
import { NightNotice } from '#client/features/game-night/components/night-notice.tsx';
import { RsvpStatus } from '#client/features/game-night/components/rsvp-status.tsx';
import { SharedLink } from '#client/features/game-night/components/shared-link.tsx';
import { YourResponse } from '#client/features/game-night/components/your-response.tsx';

const NightVotes = lazy(async () => ({
  default: (await import('#client/features/night-votes/components/night-votes.tsx')).NightVotes,
}));
const EveningPlan = lazy(async () => ({
  default: (await import('#client/features/evening/components/evening-plan.tsx')).EveningPlan,
}));

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
  const state = nightState(event, new Date());
  const [isWide] = useState(() => matchMedia('(width >= 900px)').matches);
  const isNear = tableIsNear(event.date, new Date());
  const open = openParts({ state, isWide, isNear, detailsWait: !event.hostEmailConfirmed });
  const isAnybodyComing = attendees.some(
    ({ isHost, status }) => !isHost && (status === 'accepted' || status === 'maybe'),
  );
  const evening =
    state === 'coming' ? (
      <Suspense fallback={planLoading}>
        <EveningPlan event={event} />
      </Suspense>
    ) : null;
  const own = ownSeat(attendees, user, host);
  const invited = attendees.filter(({ isHost, invitedAt }) => !isHost && invitedAt !== null).length;
  return (
    <>
      <NightBar event={event} state={state} invited={invited} />
      <NightHeader event={event} state={state} plan={host.plan} />
      <NightNotice event={event} state={state} />
      <div className="night-columns mt-4.5 grid grid-cols-1 gap-4.5 desk:mt-7 desk:grid-cols-[minmax(0,1fr)_392px] desk:items-start desk:gap-6">
        <div className="night-side grid grid-cols-1 content-start gap-[inherit]">
          <RsvpStatus event={event} attendees={attendees} state={state} host={host} news={news} />
          {own && state === 'coming' ? <YourResponse own={own} /> : null}
        </div>
        <div className="night-main grid grid-cols-1 content-start gap-[inherit]">
          {state === 'cancelled' || event.date > new Date() ? null : (
            <NightResults eventId={event.id} open={open.results} />
          )}
          {isAnybodyComing ? evening : null}
          <NightGames
            eventId={event.id}
            plan={host.plan}
            editable={state !== 'cancelled'}
            playing={state !== 'cancelled' && isNear}
            open={open.games}
          />
          {state === 'cancelled' ? null : (
            <Suspense fallback={votesLoading}>
              <NightVotes
                eventId={event.id}
                own={own ?? attendees.find(({ isHost }) => isHost)}
                isOver={state === 'over'}
                open={open.votes}
              />
            </Suspense>
          )}
          {isAnybodyComing ? null : evening}
          <NightMessages event={event} isOpen={state === 'coming'} />
          <NightDetails event={event} attendees={attendees} hostName={host.name} open={open.details} />
          {state === 'coming' ? <SharedLink event={event} open={open.sharedLink} /> : null}
        </div>
      </div>
    </>
  );
}

/**
 * The user's own attendee: the host, or a guest who also hosts for the organization. A guest not invited yet has no
 * ballot.
 */
function ownSeat(attendees: readonly Attendee[], { email }: CurrentUser, { for: organization }: Host) {
  const isInvited = ({ invitedAt, respondedAt }: Attendee) => invitedAt !== null || respondedAt !== null;
  return attendees.find((one) =>
    organization === null ? one.isHost : !one.isHost && one.email === email && isInvited(one),
  );
}

const planLoading = (
  <Loading label="Loading the evening...">
    <Skeleton className="h-72" />
  </Loading>
);

const votesLoading = (
  <Loading label="Loading votes...">
    <Skeleton className="h-72" />
  </Loading>
);
