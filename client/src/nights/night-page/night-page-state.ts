import type { Host } from '#client/organizations/host.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { CurrentUser } from '#shared/accounts/auth-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { nightState } from './night-state.ts';
import { isAboutToStart } from './is-about-to-start.ts';
import { isToldOfEnd, knowsOfNight } from './told-guests.ts';

interface NightPageStateOptions {
  event: Pick<Event, 'status' | 'date' | 'durationMinutes' | 'datePoll'>;
  attendees: readonly Attendee[];
  user: Pick<CurrentUser, 'email'>;
  host: Pick<Host, 'for'>;
}

/** The state of a night that decides which parts its page has, and their order. */
export function nightPageState({ event, attendees, user, host }: NightPageStateOptions, now: Date) {
  const state = nightState(event, now);
  const guests = attendees.filter(({ isHost }) => !isHost);
  const isAhead = state === 'coming' || state === 'finding';
  const hasBegun = event.date <= now;
  const isNear = state !== 'finding' && isAboutToStart(event.date, now);
  return {
    state,
    /** Its guests can still be told of it, and it can be cancelled. */
    isAhead,
    /** Number of guests who get a mail when an upcoming night is cancelled or deleted. */
    notified: isAhead ? guests.filter(isToldOfEnd).length : 0,
    /** Guests know of it, by mail or by a link: they read on their page why it is cancelled. */
    isKnown: isAhead && guests.some(knowsOfNight),
    isNear,
    /** A score pad is of the user's own games, and records for their own account. */
    canKeepScore: isNear && state !== 'cancelled' && host.for === null,
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
  { email }: NightPageStateOptions['user'],
  { for: organization }: NightPageStateOptions['host'],
) {
  const isInvited = ({ invitedAt, respondedAt }: Attendee) => invitedAt !== null || respondedAt !== null;
  return attendees.find((one) =>
    organization === null ? one.isHost : !one.isHost && one.email === email && isInvited(one),
  );
}
