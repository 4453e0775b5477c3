import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { canBeWrittenTo } from '#shared/text/guest-address.ts';

type Guest = Pick<Attendee, 'isHost' | 'invitedAt' | 'respondedAt' | 'answeredDates' | 'toInvite'>;

/** Whether a guest knows of the night: they were invited, or answered on their own, as people do who join by a link. */
export const knowsOfNight = ({ isHost, invitedAt, respondedAt, answeredDates, toInvite }: Guest): boolean =>
  !isHost && (invitedAt !== null || (!toInvite && (respondedAt !== null || answeredDates)));

/** Whether a guest gets a mail when the night is cancelled or deleted, or when they are removed. */
export const isToldOfEnd = (guest: Guest & Pick<Attendee, 'muted' | 'email' | 'status'>): boolean =>
  knowsOfNight(guest) && !guest.muted && canBeWrittenTo(guest.email) && guest.status !== 'declined';
