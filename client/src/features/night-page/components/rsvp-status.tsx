import { useMemo } from 'react';
import type { Host } from '#client/entities/hosts/host.ts';
import { Tile } from '#client/ui/tile.tsx';
import type { Attendee } from '#shared/contracts/attendees.ts';
import type { Event } from '#shared/contracts/events.ts';
import type { AnswerChange } from '../answer-changes.ts';
import { LIST_HEADING } from '../focus-menu.ts';
import type { NightState } from '../night-state.ts';
import { useAttendeeActions } from '../use-attendee-actions.ts';
import { AddAttendees } from './add-attendees.tsx';
import { AttendeeDialogs } from './attendee-dialogs.tsx';
import { AttendeeList } from './attendee-list.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { JoinRequests } from './join-requests.tsx';
import { RsvpCounts } from './rsvp-counts.tsx';
import './rsvp-status.css';
import { Clock3 } from 'lucide-react';
import { countText } from '#client/lib/number-text.ts';
import { Banner } from '#client/ui/banner.tsx';

interface RsvpStatusProps {
  event: Event;
  attendees: readonly Attendee[];
  state: NightState;
  host: Host;
  /** Recent changes. */
  news: readonly AnswerChange[];
  /** Opens a guest's answers to the dates. */
  onFillIn: (attendeeId: number) => void;
}

/** Counts, invitations, and the attendee list. */
export function RsvpStatus({ event, attendees, state, host, news, onFillIn }: RsvpStatusProps) {
  const { actions, openDialog, renewing, close } = useAttendeeActions(event, state, host.plan, onFillIn);
  const fresh = useMemo(() => new Set(news.map(({ attendeeId }) => attendeeId)), [news]);
  return (
    <Tile as="section" aria-labelledby={LIST_HEADING} className="max-sm:p-4">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={LIST_HEADING} tabIndex={-1} className="focus:outline-none">
          {state === 'finding' ? 'Guests' : 'RSVP Status'}
        </h2>
        <p role="status" className="rsvp-news line-clamp-2 text-sm font-strong sm:max-w-[60%]">
          {news.map(({ words }) => words).join(' ')}
        </p>
      </div>
      {state === 'finding' ? null : <RsvpCounts attendees={attendees} />}
      <HeldMails attendees={attendees} />
      {state === 'coming' ? <InvitationActions event={event} attendees={attendees} /> : null}
      <AttendeeList attendees={attendees} actions={actions} fresh={fresh} />
      {state === 'coming' || state === 'finding' ? <JoinRequests eventId={event.id} /> : null}
      {state === 'cancelled' ? null : (
        <AddAttendees eventId={event.id} attendees={attendees} state={state} host={host} />
      )}
      <AttendeeDialogs
        event={event}
        attendees={attendees}
        openDialog={openDialog}
        actions={actions}
        renewing={renewing}
        onClose={close}
      />
    </Tile>
  );
}

/** The night's held mails with reasons; empty if none. */
function HeldMails({ attendees }: { attendees: readonly Attendee[] }) {
  const reasons = attendees.flatMap(({ mail }) => (mail?.state === 'held' ? [mail.problem ?? ''] : []));
  if (reasons.length === 0) return null;
  return (
    <Banner icon={Clock3} title={`${countText(reasons.length, 'mail is', 'mails are')} held back`}>
      {[...new Set(reasons)].join(' ')} They are sent automatically as soon as the limit allows. If it is urgent, copy
      the guests' links and send them yourself.
    </Banner>
  );
}
