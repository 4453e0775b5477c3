import { canBeWrittenTo } from '#shared/text/guest-address.ts';
import { optedOutOf } from '#server/accounts/service.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { type AttendeeRow, attendeesOf } from './attendees-store.ts';
import type { EventRow } from './events-store.ts';

/** Attendees added by the host and not invited; without those who answered on their own or opted out. */
export async function uninvitedAttendees(
  db: Connection,
  event: Pick<EventRow, 'id' | 'userId'>,
): Promise<AttendeeRow[]> {
  const optedOut = await optedOutOf(db, event.userId);
  return (await attendeesOf(db, event.id)).filter((row) => isToBeInvited(row, optedOut));
}

/** @param optedOut mailboxes, by `recipientKey` */
export const isToBeInvited = (
  { email, isHost, contactAllowedAt, mutedAt, awaitsApproval }: AttendeeRow,
  optedOut: ReadonlySet<string>,
): boolean =>
  !isHost &&
  contactAllowedAt === null &&
  mutedAt === null &&
  !awaitsApproval &&
  canBeWrittenTo(email) &&
  !optedOut.has(recipientKey(email));
