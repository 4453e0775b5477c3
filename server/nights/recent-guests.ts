import { and, desc, eq, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { events } from '#shared/schema/nights.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recipientKey } from '#server/platform/mails/mail-recipient.ts';
import { optedOutOf } from '#server/accounts/service.ts';

const MOST = 8;
const LATEST_NIGHTS = 50;

/**
 * Guests of the owner's latest nights, to invite again: those of the latest night first, each address once with its
 * latest name. Guests who were not approved, opted out or have no address are omitted.
 */
export async function recentGuests(db: Database, owner: Owner) {
  const optedOut = await optedOutOf(db, owner.id);
  const latest = db
    .select({ id: events.id, date: events.date })
    .from(events)
    .where(eq(events.userId, owner.id))
    .orderBy(desc(events.date))
    .limit(LATEST_NIGHTS)
    .as('latest');
  const rows = await db
    .select({
      email: sql<string>`lower(${eventAttendees.email})`,
      name: sql<
        string | null
      >`(array_agg(${eventAttendees.name} order by ${latest.date} desc) filter (where ${eventAttendees.name} is not null))[1]`,
    })
    .from(eventAttendees)
    .innerJoin(latest, eq(latest.id, eventAttendees.eventId))
    .where(
      and(
        sql`not ${eventAttendees.isHost} and not ${eventAttendees.awaitsApproval}`,
        sql`${eventAttendees.email} not like '%.invalid'`,
      ),
    )
    .groupBy(sql`1`)
    .orderBy(sql`max(${latest.date}) desc`, sql`count(*) desc`, sql`1`)
    .limit(MOST + optedOut.size);
  return rows.filter(({ email }) => !optedOut.has(recipientKey(email))).slice(0, MOST);
}
