import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import { events } from '#shared/schema/nights.ts';
import { organizationMembers, sessions, users } from '#shared/schema/users.ts';
import { isOrganization } from '#server/accounts/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Topic } from '#server/platform/live/live-streams.ts';

/** A viewer of an event that they host, with their session. */
export interface NightViewer {
  viewerId: number;
  sessionId: string;
  eventId: number;
}

/** Viewers of hosts' nights. Throttled, so that five hundred mails do not cause five hundred messages. */
export const nightViewers = (db: Database): Topic<NightViewer> => ({
  channel: 'event_changed',
  topicOf: ({ eventId }) => eventId,
  connectionLimits: [{ nameOf: ({ viewerId }) => viewerId, most: 20 }],
  throttleMs: 500,
  // A host was removed from an organization: their stream ends at once.
  endsOn: 'hosts_changed',
  stillAllowed: (viewers) => stillAllowed(db, viewers),
});

/**
 * Whether each viewer is still signed in by that session and hosts the event, as owner or for its organization. Three
 * queries for all.
 */
async function stillAllowed(db: Database, viewers: readonly NightViewer[]): Promise<(viewer: NightViewer) => boolean> {
  const distinct = <T>(of: (viewer: NightViewer) => T) => [...new Set(viewers.map(of))];
  const eventIds = distinct(({ eventId }) => eventId);
  const viewerIds = distinct(({ viewerId }) => viewerId);
  const [owned, hosted, signedIn] = await Promise.all([
    db.select({ id: events.id, userId: events.userId }).from(events).where(inArray(events.id, eventIds)),
    db
      .select({ eventId: events.id, memberId: organizationMembers.memberId })
      .from(organizationMembers)
      .innerJoin(users, and(eq(users.id, organizationMembers.userId), isOrganization))
      .innerJoin(events, and(eq(events.userId, users.id), inArray(events.id, eventIds)))
      .where(inArray(organizationMembers.memberId, viewerIds)),
    db
      .select({ sid: sessions.sid })
      .from(sessions)
      .where(
        and(
          inArray(
            sessions.sid,
            distinct(({ sessionId }) => sessionId),
          ),
          gt(sessions.expire, sql`now()`),
        ),
      ),
  ]);
  const key = (eventId: number, viewerId: number | null) => `${eventId} ${viewerId}`;
  const hosts = new Set([
    ...owned.map(({ id, userId }) => key(id, userId)),
    ...hosted.map(({ eventId, memberId }) => key(eventId, memberId)),
  ]);
  const open = new Set(signedIn.map(({ sid }) => sid));
  return ({ viewerId, sessionId, eventId }) => hosts.has(key(eventId, viewerId)) && open.has(sessionId);
}
