import { and, asc, eq, isNull, lte, not, sql } from 'drizzle-orm';
import { groupBy } from '#shared/group-by.ts';
import type { ListedEvent } from '#shared/nights/events-contract.ts';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { eventGames, events } from '#shared/schema/nights.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { gamePicture } from '#server/platform/files/picture-path.ts';
import { findEvents } from './events-store.ts';

const GAMES = 4;
const FACES = 6;

/** An owner's events with what their cards show: the first games, and the first people who come. */
export async function listEvents(db: Connection, userId: number): Promise<ListedEvent[]> {
  const [found, onNights, coming] = await Promise.all([
    findEvents(db, userId),
    firstGames(db, userId),
    firstComers(db, userId),
  ]);
  const gamesOf = groupBy(onNights, ({ eventId }) => eventId);
  const comersOf = groupBy(coming, ({ eventId }) => eventId);
  return found.map((event) => {
    const shown = gamesOf.get(event.id) ?? [];
    const comers = (comersOf.get(event.id) ?? []).map(({ name }) => name);
    return { ...event, games: shown, gameCount: shown[0]?.gameCount ?? 0, comers };
  });
}

/** The first games of each event in the host's order, without removed ones. */
function firstGames(db: Connection, userId: number) {
  const ofEvent = sql`partition by ${eventGames.eventId}`;
  const ranked = db
    .select({
      eventId: eventGames.eventId,
      id: games.id,
      title: games.title,
      category: games.category,
      imageUrl: gamePicture.as('picture'),
      gameCount: sql<number>`(count(*) over (${ofEvent}))::int`.as('game_count'),
      place: sql<number>`row_number() over (${ofEvent} order by ${eventGames.order}, ${eventGames.id})`.as('place'),
    })
    .from(eventGames)
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(and(eq(games.userId, userId), isNull(games.removedAt)))
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.place, GAMES)).orderBy(asc(ranked.place));
}

/** The first attendees of each event who come, the host first. */
function firstComers(db: Connection, userId: number) {
  const place = sql<number>`row_number() over (
    partition by ${eventAttendees.eventId} order by ${eventAttendees.isHost} desc, ${eventAttendees.id})`;
  const ranked = db
    .select({
      eventId: eventAttendees.eventId,
      name: sql<string>`coalesce(nullif(trim(${eventAttendees.name}), ''), ${eventAttendees.email})`.as('shown_name'),
      place: place.as('place'),
    })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .where(
      and(eq(events.userId, userId), eq(eventAttendees.status, 'accepted'), not(eq(events.status, 'finding_date'))),
    )
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.place, FACES)).orderBy(asc(ranked.place));
}
