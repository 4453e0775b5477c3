import { withFullStop } from '#shared/text/with-full-stop.ts';
import { BellRing, CalendarX, Check, Copy, Link2, Mail, Send, UserMinus, UserPlus } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import { countText } from '#client/lib/number-text.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import { noSeatsText } from '../night-text.ts';
import { STATUS_TEXTS } from './attendee-text.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';

const failure = (title: string, description: string): ToastMessage => ({ title, description, variant: 'destructive' });

/** A refusal by plan links to the plan that allows it. */
function failed(title: string, error: Error, otherwise: string): ToastMessage {
  const message = failure(title, errorMessageOr(error, otherwise));
  const isOfPlan = error instanceof ApiError && (error.code === 'PLAN_REQUIRED' || error.code === 'PLAN_LIMIT_REACHED');
  return isOfPlan
    ? { ...message, action: { label: 'Upgrade', altText: 'Upgrade on the Premium page', href: '/premium' } }
    : message;
}

/* The toasts of this screen. */

export const eventDeleted: ToastMessage = {
  title: 'Event deleted successfully',
  description: 'The event has been removed from your calendar.',
  icon: CalendarX,
};
export const deleteFailed = failure('Error deleting event', 'Please try again.');

/** @param heldBack people over today's limit */
export const invitationsSent = (sent: number, heldBack = 0): ToastMessage => ({
  title: 'Invitations sent!',
  description: [`Successfully sent ${sent} invitations to attendees.`, heldBackText(heldBack)]
    .filter(Boolean)
    .join(' '),
  icon: Send,
});
/** @param heldBack people over today's limit */
export const datesRequested = (sent: number, heldBack = 0): ToastMessage => ({
  title: `${countText(sent, 'guest is', 'guests are')} asked`,
  description: ['They get the dates by mail.', heldBackText(heldBack)].filter(Boolean).join(' '),
  icon: Send,
});
const heldBackText = (count: number): string =>
  count === 0
    ? ''
    : `${countText(count, 'person is', 'people are')} over today's limit of mails. Send ${count === 1 ? 'this one' : 'these'} tomorrow, or copy their links.`;
export const contactRequested = (email: string): ToastMessage => ({
  title: 'Mail sent',
  description: `Follow the link in the mail to ${email}.`,
  icon: Mail,
});
export const contactNotRequested = (error: Error): ToastMessage =>
  failure('The mail was not sent', errorMessageOr(error, 'Please try again.'));
const SENDING_FAILED = 'Error sending invitations';
const CHECK_MAIL = 'Please check your email configuration and try again.';
/** Refusals unrelated to mail have their own title. */
export const sendingFailed = (error: Error): ToastMessage =>
  error instanceof ApiError && error.code === 'mail_unreachable'
    ? failure(SENDING_FAILED, CHECK_MAIL)
    : failure(SENDING_FAILED, errorMessageOr(error, CHECK_MAIL));

export const rsvpUpdated: ToastMessage = {
  title: 'RSVP updated',
  description: 'Your response has been recorded.',
  icon: Check,
};
const RSVP_FAILED = 'Error updating RSVP';
export const rsvpFailed = (error: Error) => failure(RSVP_FAILED, errorMessageOr(error, 'Please try again.'));

/* One's own answer. */

export const answeredFor = (name: string, { status, placeInLine, partySize }: Attendee): ToastMessage => ({
  title: 'RSVP updated',
  description:
    placeInLine === null
      ? `${name} is recorded as ${STATUS_TEXTS[status].toLowerCase()}.`
      : `${noSeatsText(partySize)}. ${name} is on the waitlist, at place ${placeInLine}.`,
  icon: Check,
});

export const cancelled = (notified: boolean): ToastMessage => ({
  title: 'Event cancelled',
  description: notified ? 'Your guests are told in a few minutes. Until then you can undo it.' : 'No mail goes out.',
  icon: CalendarX,
});
export const cancelFailed = (error: Error) => failed('Error cancelling event', error, 'Please try again.');

export const duplicated = (title: string): ToastMessage => ({
  title: 'Event duplicated',
  description: `${withFullStop(`This is the new ${title}`)} Nobody on its list has been asked yet.`,
  icon: Copy,
});
export const duplicateFailed = (error: Error) => failed('Error duplicating event', error, 'Please try again.');

export const added = (count: number): ToastMessage => ({
  title: 'Attendees added',
  description: `${countText(count, 'person', 'people')} joined the list. Nothing is sent until you press Send Invitations.`,
  icon: UserPlus,
});
export const addFailed = (error: Error) => failed('Error adding attendees', error, 'Please try again.');

export const removed = (name: string): ToastMessage => ({
  title: 'Attendee removed',
  description: `${name} is off the list.`,
  icon: UserMinus,
});
export const removeFailed = (error: Error) => failed('Error removing attendee', error, 'Please try again.');

export const attendeeApproved = (name: string, { placeInLine }: Attendee): ToastMessage => ({
  title: 'Let in',
  description:
    placeInLine === null
      ? `${name} is on the list now, and is told.`
      : `${name} is on the waitlist until a seat is free.`,
  icon: Check,
});

export const saved = (name: string): ToastMessage => ({
  title: 'Saved',
  description: `Your notes on ${name} are up to date.`,
  icon: Check,
});
export const changeFailed = (error: Error) => failed('Not saved', error, 'Please try again.');

export const resent = (name: string, again: boolean): ToastMessage => ({
  title: again ? 'Invitation sent again' : 'Invitation sent',
  description: again ? `${name} gets it by mail again, with the same link.` : `${name} gets it by mail.`,
  icon: Mail,
});
export const resendFailed = (error: Error): ToastMessage =>
  error instanceof ApiError && error.code === 'too_many_requests'
    ? failure(SENDING_FAILED, 'This guest has had enough invitations for today. Copy their link instead.')
    : sendingFailed(error);

/** @param heldBack people over today's limit */
export const nudged = (count: number, heldBack = 0): ToastMessage => ({
  title: 'Nudged',
  description: [`${countText(count, 'guest gets', 'guests get')} a mail that asks once more.`, heldBackText(heldBack)]
    .filter(Boolean)
    .join(' '),
  icon: BellRing,
});
export const nudgeFailed = (error: Error) => failed('Nobody was nudged', error, 'Please try again.');

export const seated = (name: string): ToastMessage => ({
  title: 'Seated',
  description: `${name} has a seat now, and is told.`,
  icon: Check,
});

export const linkCopied = (whose: string): ToastMessage => ({
  title: 'Link copied',
  description: `${whose}. Paste it into any chat or mail.`,
  icon: Link2,
});
export const linkFailed = failure('Error', 'The link could not be fetched. Please try again.');

export const gamesFailed = (error: Error) => failed('Error saving games', error, 'Please try again.');
