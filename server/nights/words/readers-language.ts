import type { Language } from '#shared/text/languages.ts';
import { notInArray, sql } from 'drizzle-orm';
import type { MailKind } from '#shared/enums.ts';
import { eventAttendees, eventJoinRequests } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';

/** Hosts read English. */
const GUEST_KINDS: readonly MailKind[] = [
  'invitation',
  'answer_received',
  'changed',
  'cancelled',
  'reminder',
  'nudge',
  'seat_offered',
  'results',
  'join_confirmation',
  'message',
  'comments',
  'date_options',
  'date_options_added',
  'date_set',
  'date_reopened',
  'vote_request',
  'loan_overdue',
  'loan_due',
  'award_vote',
];

/**
 * That of the page on which a guest last answered here, or asked to join, or answered at another night of this host; else the
 * host's choice for the night.
 */
export const readersLanguage = sql<Language>`case
  when ${notInArray(mails.kind, [...GUEST_KINDS])} or ${eventAttendees.isHost} or lower(${mails.to}) = lower(${users.email}) then 'en'
  else coalesce(
    ${mails.payload} ->> 'language', ${eventAttendees.language},
    (select request.language from ${eventJoinRequests} request where request.event_id = ${mails.eventId} and request.email = lower(${mails.to})),
    (select known.language from ${eventAttendees} known join ${events} earlier on earlier.id = known.event_id
      where earlier.user_id = ${mails.userId} and lower(known.email) = lower(${mails.to}) and known.language is not null
      order by known.id desc limit 1),
    ${events.guestLanguage}, 'en') end`;
