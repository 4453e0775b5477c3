import { and, eq, ne } from 'drizzle-orm';
import { canBeWrittenTo } from '#shared/rules/guest-address.ts';
import { attendeeAnswers, eventAttendees, mailOptOuts } from '#shared/schema.ts';
import type { Connection } from '../../database/database.ts';
import { type AttendeeRow, attendeesOf } from './attendees-store.ts';
import type { EventRow } from './events-store.ts';

/** Whom the host put on the list and nobody has written to; not those who put themselves there or want no mail. */
export async function toInvite(db: Connection, event: Pick<EventRow, 'id' | 'userId'>): Promise<AttendeeRow[]> {
  const optedOut = await optedOutOf(db, event.userId);
  const answered = await answeredThemselves(db, event.id);
  return (await attendeesOf(db, event.id)).filter((row) => isToBeInvited(row, optedOut, answered));
}

/** @param optedOut addresses, @param answered ids of those who answered without the host's hand */
export const isToBeInvited = (
  { id, email, isHost, invitedAt, mutedAt, awaitsApproval }: AttendeeRow,
  optedOut: ReadonlySet<string>,
  answered: ReadonlySet<number>,
): boolean =>
  !isHost &&
  invitedAt === null &&
  mutedAt === null &&
  !awaitsApproval &&
  canBeWrittenTo(email) &&
  !optedOut.has(email) &&
  !answered.has(id);

/** Ids of those on the list of an event who answered by themselves. */
export async function answeredThemselves(db: Connection, eventId: number): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: attendeeAnswers.attendeeId })
    .from(attendeeAnswers)
    .innerJoin(eventAttendees, eq(eventAttendees.id, attendeeAnswers.attendeeId))
    .where(and(eq(eventAttendees.eventId, eventId), ne(attendeeAnswers.via, 'host')));
  return new Set(rows.map(({ id }) => id));
}

/** Addresses, in lower case, that do not want mail from a host. */
export async function optedOutOf(db: Connection, userId: number): Promise<Set<string>> {
  const rows = await db.select({ email: mailOptOuts.email }).from(mailOptOuts).where(eq(mailOptOuts.userId, userId));
  return new Set(rows.map(({ email }) => email));
}
