import type { Host } from '#client/entities/hosts/host.ts';
import type { Attendee } from '#shared/contracts/attendees.ts';
import type { CurrentUser } from '#shared/contracts/auth.ts';
import type { Event } from '#shared/contracts/events.ts';
import { nightState } from './night-state.ts';
import { tableIsNear } from './table-is-near.ts';

interface NightFactsOptions {
  event: Pick<Event, 'status' | 'date' | 'durationMinutes' | 'datePoll'>;
  attendees: readonly Attendee[];
  user: Pick<CurrentUser, 'email'>;
  host: Pick<Host, 'for'>;
}

/** The facts that decide which parts the page of a night has, and their order. */
export function nightFacts({ event, attendees, user, host }: NightFactsOptions, now: Date) {
  const state = nightState(event, now);
  const guests = attendees.filter(({ isHost }) => !isHost);
  const isAhead = state === 'coming' || state === 'finding';
  const hasBegun = event.date <= now;
  return {
    state,
    /** Its guests can still be told of it, and it can be cancelled. */
    isAhead,
    /** Invited guests, whom a change of an upcoming night is told. */
    notified: isAhead ? guests.filter(({ invitedAt }) => invitedAt !== null).length : 0,
    isNear: state !== 'finding' && tableIsNear(event.date, now),
    isAnybodyComing: guests.some(({ status }) => status === 'accepted' || status === 'maybe'),
    hasResults: hasBegun && (state === 'coming' || state === 'over'),
    canReopenDate: !hasBegun && state === 'coming' && event.datePoll !== null,
    own: ownSeat(attendees, user, host),
  };
}

/**
 * The user's own attendee: the host, or a guest who also hosts for the organization. A guest not invited yet has no
 * ballot.
 */
function ownSeat(
  attendees: readonly Attendee[],
  { email }: NightFactsOptions['user'],
  { for: organization }: NightFactsOptions['host'],
) {
  const isInvited = ({ invitedAt, respondedAt }: Attendee) => invitedAt !== null || respondedAt !== null;
  return attendees.find((one) =>
    organization === null ? one.isHost : !one.isHost && one.email === email && isInvited(one),
  );
}
