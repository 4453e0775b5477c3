import { useQuery } from '@tanstack/react-query';
import { Clock3 } from 'lucide-react';
import { useMemo } from 'react';
import type { Host } from '#client/organizations/host.ts';
import { joinRequestsQuery } from '../../attendees-api.ts';
import { Banner } from '#client/ui/layers/banner.tsx';
import { Tile } from '#client/ui/layout/tile.tsx';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import type { AnswerChange } from '../answer-changes.ts';
import { LIST_HEADING, focusMenuOf } from '../focus-menu.ts';
import type { NightState } from '../night-state.ts';
import { useAttendeeActions, type OpenDialog, type AttendeeActions } from '../use-attendee-actions.ts';
import { AddAttendees } from './add-attendees.tsx';
import { AttendeeDetailsDialog } from './attendee-details-dialog.tsx';
import { AttendeeList } from './attendee-list.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { HostNameDialog } from '../../host-name/host-name-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { RemoveAttendeeDialog } from './remove-attendee-dialog.tsx';
import { RsvpCounts } from './rsvp-counts.tsx';
import { SeatFromWaitlistDialog } from './seat-from-waitlist-dialog.tsx';
import './rsvp-status.css';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { displayNameOf } from '../attendee-text.ts';
import { rich, t } from '#client/nights/words/words.ts';

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
          {state === 'finding' ? t('Guests') : t('RSVP Status')}
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
  const reasons = attendees.flatMap(({ mail }) => (mail?.state === 'held' ? (mail.problem ?? []) : []));
  if (reasons.length === 0) return null;
  return (
    <Banner
      icon={Clock3}
      title={t('{count, plural, one {# mail is} other {# mails are}} held back', { count: reasons.length })}
    >
      {[...new Set(reasons)].join(' ')}{' '}
      {t(
        "They are sent automatically as soon as the limit allows. If it is urgent, copy the guests' links and send them yourself.",
      )}
    </Banner>
  );
}

interface AttendeeDialogsProps {
  event: Event;
  attendees: readonly Attendee[];
  openDialog: OpenDialog | null;
  actions: AttendeeActions;
  renewing: boolean;
  onClose: () => void;
}

/** The open dialog about an attendee. */
function AttendeeDialogs({ event, attendees, openDialog, actions, renewing, onClose }: AttendeeDialogsProps) {
  if (openDialog?.what === 'details')
    return <AttendeeDetailsDialog event={event} attendee={openDialog.attendee} onClose={onClose} />;
  if (openDialog?.what === 'remove') {
    return <RemoveAttendeeDialog attendee={openDialog.attendee} notifies={actions.canInvite} onClose={onClose} />;
  }
  if (openDialog?.what === 'seat') {
    return (
      <SeatFromWaitlistDialog
        event={event}
        attendees={attendees}
        attendee={openDialog.attendee}
        actions={actions}
        onClose={onClose}
      />
    );
  }
  if (openDialog?.what === 'renew') {
    return (
      <RenewLinkDialog
        attendee={openDialog.attendee}
        pending={renewing}
        onConfirm={() => actions.copyLink(openDialog.attendee, true)}
        onClose={onClose}
      />
    );
  }
  if (openDialog?.what === 'hostName')
    return <HostNameDialog onNamed={() => actions.resend(openDialog.attendee)} onClose={onClose} />;
  if (openDialog?.what === 'link')
    return <LinkDialog url={openDialog.url} attendeeId={openDialog.attendee.id} onClose={onClose} />;
  return null;
}

/** Unconfirmed requests to join; empty if none. */
function JoinRequests({ eventId }: { eventId: number }) {
  const { data: requests = [] } = useQuery(joinRequestsQuery(eventId));
  if (requests.length === 0) return null;
  return (
    <section className="mt-4 text-sm" aria-labelledby="join-requests">
      <h3 className="text-md" id="join-requests">
        {t('Waiting for confirmation ({count})', { count: requests.length })}
      </h3>
      <p className="text-ink-2">{t('They hold no seat until they confirm by the link in our mail.')}</p>
      <ul className="mt-2 max-h-55 overflow-auto overscroll-contain" aria-labelledby="join-requests">
        {requests.map(({ id, name, email, partySize }) => (
          <li className="grid py-1 wrap-anywhere" key={id}>
            <b>{partySize === 1 ? name : `${name} +${partySize - 1}`}</b>
            <span className="text-ink-2">{email}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RenewLinkDialogProps {
  attendee: Attendee;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before replacing a link. */
function RenewLinkDialog({ attendee, pending, onConfirm, onClose }: RenewLinkDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={t('New Link')}
      tone="primary"
      description={rich(
        'The link that {name} has stops working, also in mails and calendar entries that were already sent. The new one is copied for you to pass on.',
        { name: <bdi>{displayNameOf(attendee)}</bdi> },
      )}
      confirmLabel={t('Make New Link')}
      pendingLabel={t('Making...')}
      pending={pending}
      onConfirm={onConfirm}
      onCloseAutoFocus={focusMenuOf(attendee.id)}
    />
  );
}
