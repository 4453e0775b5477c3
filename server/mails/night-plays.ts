import { asc, inArray } from 'drizzle-orm';
import type { Play } from '#shared/contracts/plays.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Database } from '#server/database/database.ts';

/** A play with its result in words. */
export type NightPlay = Pick<Play, 'gameTitle' | 'players' | 'scores' | 'seats' | 'outcome' | 'winner'>;

/** The plays of nights, by the id of the event. */
export async function playsOf(db: Database, eventIds: number[]): Promise<Map<number | null, NightPlay[]>> {
  const byEvent = new Map<number | null, NightPlay[]>();
  if (eventIds.length === 0) return byEvent;
  const { eventId, gameTitle, players, scores, seats, outcome, winner } = gameSessions;
  const rows = await db
    .select({ eventId, gameTitle, players, scores, seats, outcome, winner })
    .from(gameSessions)
    .where(inArray(eventId, [...new Set(eventIds)]))
    .orderBy(asc(gameSessions.playedAt), asc(gameSessions.id));
  for (const { eventId: id, ...play } of rows) byEvent.set(id, [...(byEvent.get(id) ?? []), play]);
  return byEvent;
}
