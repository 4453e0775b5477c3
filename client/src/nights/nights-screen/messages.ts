import { CalendarCheck, MailCheck } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import { noSeatsText } from '../night-text.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';

/** The toasts of Game Nights. */

export const nightCreated: ToastMessage = {
  title: 'Game night created successfully!',
  description: 'Your game night has been scheduled.',
  icon: CalendarCheck,
};

/** A night whose date its guests choose. */
export const datesProposed: ToastMessage = {
  title: 'Game night created successfully!',
  description: 'Nobody is asked yet. Send the dates when your list is complete.',
  icon: CalendarCheck,
};

export const nightSaved = ({ title }: Event, notified: boolean): ToastMessage => ({
  title: 'Game night saved',
  description: notified
    ? `"${title}" is up to date. Guests are told in a few minutes; until then you can undo it.`
    : `"${title}" is up to date.`,
  icon: CalendarCheck,
});

/** The server's message, if any. */
const reasonOf = (error: Error): string | null => (error instanceof ApiError ? error.reason : null);

/** Whether a higher plan allows it. */
export const isPlanRefusal = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'PLAN_LIMIT_REACHED' || error.code === 'PLAN_REQUIRED');

const failed = (title: string, error: Error): ToastMessage => ({
  title,
  description: reasonOf(error) ?? 'Please try again.',
  variant: 'destructive',
  ...(isPlanRefusal(error) && {
    action: { label: 'See Plans', altText: 'See the plans on the Premium page', href: '/premium' },
  }),
});

export const createFailed = (error: Error) => failed('Error creating game night', error);
export const saveFailed = (error: Error) => failed('Error saving game night', error);
/** The night was created, adding its guests failed. */
export const addingGuestsFailed = (error: Error) => failed('Error adding guests', error);
export const openingFailed = (error: Error) => failed('Error opening your page', error);
export const answerFailed = (error: Error) => failed('Error updating RSVP', error);

export function answerRecorded({ placeInLine, awaitsApproval, status, partySize }: Attendee): ToastMessage {
  const more = [
    placeInLine !== null && `${noSeatsText(partySize)}: you are number ${placeInLine} on the waitlist.`,
    awaitsApproval && status !== 'declined' && 'The host has yet to let you in.',
  ].filter(Boolean);
  return {
    title: 'RSVP updated',
    description: ['Your response has been recorded.', ...more].join(' '),
    icon: MailCheck,
  };
}
