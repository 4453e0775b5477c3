import { and, eq, gt, lte, ne } from 'drizzle-orm';
import { eventAttendees, eventComments } from '#shared/schema/attendees.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { EventRow } from '../events-store.ts';
import type { DigestRange } from '../mails/digest-payload.ts';
import { commentsOf, type Commented } from './comments-store.ts';

/** The comments of a digest, of which some may be removed by now. @param reader null for the host */
export function commentsIn(
  db: Database,
  { id }: EventRow,
  { after, upTo }: DigestRange,
  reader: number | null = null,
): Promise<Commented[]> {
  const ofOthers = reader === null ? eq(eventAttendees.isHost, false) : ne(eventAttendees.id, reader);
  return commentsOf(db, id, and(gt(eventComments.id, after), lte(eventComments.id, upTo), ofOthers));
}
