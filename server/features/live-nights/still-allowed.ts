import { and, gt, inArray, sql } from 'drizzle-orm';
import { events, sessions } from '#shared/schema.ts';
import type { Database } from '../../database/database.ts';
import type { Viewer } from './live-streams.ts';

/** Whether each of these people is still signed in by that session, and the event still theirs. Two queries for all. */
export async function stillAllowed(db: Database, viewers: readonly Viewer[]): Promise<(viewer: Viewer) => boolean> {
  const eventIds = [...new Set(viewers.map(({ eventId }) => eventId))];
  const sessionIds = [...new Set(viewers.map(({ sessionId }) => sessionId))];
  const [owned, signedIn] = await Promise.all([
    db.select({ id: events.id, userId: events.userId }).from(events).where(inArray(events.id, eventIds)),
    db
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(and(inArray(sessions.sid, sessionIds), gt(sessions.expire, sql`now()`))),
  ]);
  const owners = new Map(owned.map(({ id, userId }) => [id, userId]));
  const open = new Set(signedIn.map(({ sid }) => sid));
  return ({ ownerId, sessionId, eventId }) => owners.get(eventId) === ownerId && open.has(sessionId);
}
