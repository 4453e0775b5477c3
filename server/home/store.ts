import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import { areAllCopiesLent } from '#server/games/service.ts';
import { COUNTED_PLAY } from '#server/plays/service.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { gamePicture } from '#server/platform/files/picture-path.ts';

/** Number of plays without a game on either list. */
export const countPlaysOfNoGame = (db: Connection, userId: number): Promise<number> =>
  db.$count(gameSessions, and(eq(gameSessions.userId, userId), isNull(gameSessions.gameId), COUNTED_PLAY));

/** All games except expansions, with the fields for Home. */
export const listShelf = (db: Connection, userId: number) =>
  db
    .select({
      id: games.id,
      title: games.title,
      category: games.category,
      imageUrl: gamePicture,
      players: games.players,
      bestPlayers: games.bestPlayers,
      timesPlayed: games.timesPlayed,
      lastPlayed: games.lastPlayed,
      createdAt: games.createdAt,
      isWishlist: games.isWishlist,
      isUnowned: games.isUnowned,
      isExpansion: games.isExpansion,
      isLent: areAllCopiesLent,
    })
    .from(games)
    .where(and(eq(games.userId, userId), isNull(games.removedAt), not(games.isExpansion)));

/**
 * The guests of an event with their answers, accepted first, declined last; `hold` is why a guest with the status `invited` owes
 * no answer.
 */
export const listAnswers = (db: Connection, eventId: number) =>
  db
    .select({
      name: sql<string>`coalesce(nullif(trim(${eventAttendees.name}), ''), ${eventAttendees.email})`,
      status: eventAttendees.status,
      hold: sql<'asking' | 'inLine' | 'uninvited' | null>`case when ${eventAttendees.status} <> 'invited' then null
        when ${eventAttendees.awaitsApproval} then 'asking'
        when ${eventAttendees.waitingSince} is not null then 'inLine'
        when ${eventAttendees.invitedAt} is null then 'uninvited' end`,
    })
    .from(eventAttendees)
    .where(and(eq(eventAttendees.eventId, eventId), not(eventAttendees.isHost)))
    .orderBy(
      sql`array_position(array['accepted', 'maybe', 'invited', 'declined'], ${eventAttendees.status})`,
      eventAttendees.id,
    );
