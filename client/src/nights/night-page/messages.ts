import { withFullStop } from '#shared/text/with-full-stop.ts';
import { BellRing, CalendarX, Check, Copy, Link2, Mail, Send, UserMinus, UserPlus } from 'lucide-react';
import { ApiError } from '#client/lib/http/http.ts';
import { errorMessageOr } from '#client/lib/http/error-message-or.ts';
import type { ToastMessage } from '#client/ui/layers/toast.ts';
import type { AttendeeStatus } from '#shared/enums.ts';
import type { Attendee } from '#shared/nights/attendees-contract.ts';
import { t } from '#client/nights/words/words.ts';

const failure = (title: string, description: string): ToastMessage => ({ title, description, variant: 'destructive' });

/** A refusal by plan links to the plan that allows it. */
function failed(title: string, error: Error, otherwise: string): ToastMessage {
  const message = failure(title, errorMessageOr(error, otherwise));
  const isOfPlan = error instanceof ApiError && (error.code === 'PLAN_REQUIRED' || error.code === 'PLAN_LIMIT_REACHED');
  return isOfPlan
    ? { ...message, action: { label: t('Upgrade'), altText: t('Upgrade on the Premium page'), href: '/premium' } }
    : message;
}

/* The toasts of this screen. */

export const eventDeleted: ToastMessage = {
  title: t('Event deleted successfully'),
  description: t('The event has been removed from your calendar.'),
  icon: CalendarX,
};
export const deleteFailed = failure(t('Error deleting event'), t('Please try again.'));

/** @param heldBack people over today's limit */
export const invitationsSent = (sent: number, heldBack = 0): ToastMessage => ({
  title: t('Invitations sent!'),
  description: [t('Successfully sent {count} invitations to attendees.', { count: sent }), heldBackText(heldBack)]
    .filter(Boolean)
    .join(' '),
  icon: Send,
});
/** @param heldBack people over today's limit */
export const datesRequested = (sent: number, heldBack = 0): ToastMessage => ({
  title: t('{count, plural, one {# guest is asked} other {# guests are asked}}', { count: sent }),
  description: [t('They get the dates by mail.'), heldBackText(heldBack)].filter(Boolean).join(' '),
  icon: Send,
});
const heldBackText = (count: number): string =>
  count === 0
    ? ''
    : t(
        "{count, plural, one {# person is over today's limit of mails. Send this one tomorrow, or copy their links.} other {# people are over today's limit of mails. Send these tomorrow, or copy their links.}}",
        { count },
      );
export const contactRequested = (email: string): ToastMessage => ({
  title: t('Mail sent'),
  description: t('Follow the link in the mail to {email}.', { email }),
  icon: Mail,
});
export const contactNotRequested = (error: Error): ToastMessage =>
  failure(t('The mail was not sent'), errorMessageOr(error, t('Please try again.')));
const SENDING_FAILED = t('Error sending invitations');
const CHECK_MAIL = t('Please check your email configuration and try again.');
/** Refusals unrelated to mail have their own title. */
export const sendingFailed = (error: Error): ToastMessage =>
  error instanceof ApiError && error.code === 'mail_unreachable'
    ? failure(SENDING_FAILED, CHECK_MAIL)
    : failure(SENDING_FAILED, errorMessageOr(error, CHECK_MAIL));

export const rsvpUpdated: ToastMessage = {
  title: t('RSVP updated'),
  description: t('Your response has been recorded.'),
  icon: Check,
};
const RSVP_FAILED = t('Error updating RSVP');
export const rsvpFailed = (error: Error) => failure(RSVP_FAILED, errorMessageOr(error, t('Please try again.')));

/* One's own answer. */

const RECORDED: Record<AttendeeStatus, (name: string) => string> = {
  accepted: (name) => t('{name} is recorded as accepted.', { name }),
  maybe: (name) => t('{name} is recorded as maybe.', { name }),
  declined: (name) => t('{name} is recorded as declined.', { name }),
  invited: (name) => t('{name} is recorded as pending.', { name }),
};

export const answeredFor = (name: string, { status, placeInLine, partySize }: Attendee): ToastMessage => ({
  title: t('RSVP updated'),
  description:
    placeInLine === null
      ? RECORDED[status](name)
      : partySize === 1
        ? t('Every seat is taken. {name} is on the waitlist, at place {place}.', { name, place: placeInLine })
        : t('Not enough seats are free. {name} is on the waitlist, at place {place}.', { name, place: placeInLine }),
  icon: Check,
});

export const cancelled = (notified: boolean): ToastMessage => ({
  title: t('Event cancelled'),
  description: notified
    ? t('Your guests are told in a few minutes. Until then you can undo it.')
    : t('No mail goes out.'),
  icon: CalendarX,
});
export const cancelFailed = (error: Error) => failed(t('Error cancelling event'), error, t('Please try again.'));

export const duplicated = (title: string): ToastMessage => ({
  title: t('Event duplicated'),
  description: [
    withFullStop(t('This is the new {title}', { title })),
    t('Nobody on its list has been asked yet.'),
  ].join(' '),
  icon: Copy,
});
export const duplicateFailed = (error: Error) => failed(t('Error duplicating event'), error, t('Please try again.'));

export const added = (count: number): ToastMessage => ({
  title: t('Attendees added'),
  description: t(
    '{count, plural, one {# person} other {# people}} joined the list. Nothing is sent until you press Send Invitations.',
    { count },
  ),
  icon: UserPlus,
});
export const addFailed = (error: Error) => failed(t('Error adding attendees'), error, t('Please try again.'));

export const removed = (name: string): ToastMessage => ({
  title: t('Attendee removed'),
  description: t('{name} is off the list.', { name }),
  icon: UserMinus,
});
export const removeFailed = (error: Error) => failed(t('Error removing attendee'), error, t('Please try again.'));

export const attendeeApproved = (name: string, { placeInLine }: Attendee): ToastMessage => ({
  title: t('Let in'),
  description:
    placeInLine === null
      ? t('{name} is on the list now, and is told.', { name })
      : t('{name} is on the waitlist until a seat is free.', { name }),
  icon: Check,
});

export const saved = (name: string): ToastMessage => ({
  title: t('Saved'),
  description: t('Your notes on {name} are up to date.', { name }),
  icon: Check,
});
export const changeFailed = (error: Error) => failed(t('Not saved'), error, t('Please try again.'));

export const resent = (name: string, again: boolean): ToastMessage => ({
  title: again ? t('Invitation sent again') : t('Invitation sent'),
  description: again
    ? t('{name} gets it by mail again, with the same link.', { name })
    : t('{name} gets it by mail.', { name }),
  icon: Mail,
});
export const resendFailed = (error: Error): ToastMessage =>
  error instanceof ApiError && error.code === 'too_many_requests'
    ? failure(SENDING_FAILED, t('This guest has had enough invitations for today. Copy their link instead.'))
    : sendingFailed(error);

/** @param heldBack people over today's limit */
export const nudged = (count: number, heldBack = 0): ToastMessage => ({
  title: t('Nudged'),
  description: [
    t('{count, plural, one {# guest gets} other {# guests get}} a mail that asks once more.', { count }),
    heldBackText(heldBack),
  ]
    .filter(Boolean)
    .join(' '),
  icon: BellRing,
});
export const nudgeFailed = (error: Error) => failed(t('Nobody was nudged'), error, t('Please try again.'));

export const seated = (name: string): ToastMessage => ({
  title: t('Seated'),
  description: t('{name} has a seat now, and is told.', { name }),
  icon: Check,
});

const linkCopied = (description: string): ToastMessage => ({ title: t('Link copied'), description, icon: Link2 });
export const sharedLinkCopied = linkCopied(t('The shared link. Paste it into any chat or mail.'));
export const guestLinkCopied = (name: string): ToastMessage =>
  linkCopied(t('The personal link of {name}. Paste it into any chat or mail.', { name }));
export const linkFailed = failure(t('Error'), t('The link could not be fetched. Please try again.'));

export const gamesFailed = (error: Error) => failed(t('Error saving games'), error, t('Please try again.'));
