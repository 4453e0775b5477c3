import type { Language } from '#shared/text/languages.ts';
import { notInArray, sql } from 'drizzle-orm';
import { MAIL_KINDS, type MailKind } from '#shared/enums.ts';
import { eventAttendees, eventJoinRequests } from '#shared/schema/attendees.ts';
import { mails } from '#shared/schema/mails.ts';
import { events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { MAIL_KIND_RULES } from '#server/platform/mails/mail-budget.ts';

/** Sent by a host to somebody who hosts, too. */
const TO_HOSTS: ReadonlySet<MailKind> = new Set(['host_invitation', 'confirm_sender']);
const GUEST_KINDS = MAIL_KINDS.filter(
  (kind) => ['host', 'answer'].includes(MAIL_KIND_RULES[kind].pool) && !TO_HOSTS.has(kind),
);

/**
 * That of the account with the address of the mail; where there is none yet, that of the page where somebody signed up, else
 * that of whoever sends it.
 */
const accountsLanguage = sql<Language>`coalesce(
  (select coalesce(reader.language, 'en') from ${users} reader
    where reader.email = lower(${mails.to}) and reader.email_verified_at is not null),
  ${mails.payload} ->> 'language', ${users.language}, 'en')`;

/**
 * Of a mail to a guest, that of the page on which they last answered here, or asked to join, or answered at another night of this
 * host; else the host's choice for the night. Of any other mail, that of its reader's account.
 */
export const readersLanguage = sql<Language>`case
  when ${notInArray(mails.kind, GUEST_KINDS)} or ${eventAttendees.isHost} or lower(${mails.to}) = lower(${users.email}) then ${accountsLanguage}
  else coalesce(
    ${mails.payload} ->> 'language', ${eventAttendees.language},
    (select request.language from ${eventJoinRequests} request where request.event_id = ${mails.eventId} and request.email = lower(${mails.to})),
    (select known.language from ${eventAttendees} known join ${events} earlier on earlier.id = known.event_id
      where earlier.user_id = ${mails.userId} and lower(known.email) = lower(${mails.to}) and known.language is not null
      order by known.id desc limit 1),
    ${events.guestLanguage}, 'en') end`;
