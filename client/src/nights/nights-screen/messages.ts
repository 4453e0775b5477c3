import { CalendarCheck, MailCheck } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import type { Event } from '#shared/nights/events-contract.ts';
import { t } from '#client/nights/words/words.ts';

/** The toasts of Game Nights. */

export const nightCreated: ToastMessage = {
  title: t('Game night created successfully!'),
  description: t('Your game night has been scheduled.'),
  icon: CalendarCheck,
};

/** A night whose date its guests choose. */
export const datesProposed: ToastMessage = {
  title: t('Game night created successfully!'),
  description: t('Nobody is asked yet. Send the dates when your list is complete.'),
  icon: CalendarCheck,
};

export const nightSaved = ({ title }: Event, notified: boolean): ToastMessage => ({
  title: t('Game night saved'),
  description: notified
    ? t('"{title}" is up to date. Guests are told in a few minutes; until then you can undo it.', { title })
    : t('"{title}" is up to date.', { title }),
  icon: CalendarCheck,
});

/** The server's message, if any. */
const reasonOf = (error: Error): string | null => (error instanceof ApiError ? error.reason : null);

/** Whether a higher plan allows it. */
export const isPlanRefusal = (error: Error): boolean =>
  error instanceof ApiError && (error.code === 'PLAN_LIMIT_REACHED' || error.code === 'PLAN_REQUIRED');

const failed = (title: string, error: Error): ToastMessage => ({
  title,
  description: reasonOf(error) ?? t('Please try again.'),
  variant: 'destructive',
  ...(isPlanRefusal(error) && {
    action: { label: t('See Plans'), altText: t('See the plans on the Premium page'), href: '/premium' },
  }),
});

export const createFailed = (error: Error) => failed(t('Error creating game night'), error);
export const saveFailed = (error: Error) => failed(t('Error saving game night'), error);
/** The night was created, adding its guests failed. */
export const addingGuestsFailed = (error: Error) => failed(t('Error adding guests'), error);
export const openingFailed = (error: Error) => failed(t('Error opening your page'), error);
export const answerFailed = (error: Error) => failed(t('Error updating RSVP'), error);

export function answerRecorded({ placeInLine, awaitsApproval, status, partySize }: Attendee): ToastMessage {
  const more = [
    placeInLine !== null &&
      (partySize === 1
        ? t('Every seat is taken: you are number {place} on the waitlist.', { place: placeInLine })
        : t('Not enough seats are free: you are number {place} on the waitlist.', { place: placeInLine })),
    awaitsApproval && status !== 'declined' && t('The host has yet to let you in.'),
  ].filter(Boolean);
  return {
    title: t('RSVP updated'),
    description: [t('Your response has been recorded.'), ...more].join(' '),
    icon: MailCheck,
  };
}
