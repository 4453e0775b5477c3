import { asc, eq, inArray } from 'drizzle-orm';
import * as schema from '#shared/schema/tables.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { ifGameExists } from './existing-games.ts';
import * as columns from './file-columns.ts';
import { groupRows } from './group-rows.ts';

/** The tournaments of these nights with players and matches, by night; null for a night without one. */
export async function readTournaments(tx: Transaction, userId: number, nightIds: number[]) {
  const { tournaments, tournamentPlayers: players, tournamentMatches: matches, eventAttendees: attendees } = schema;
  const rows = await tx
    .select({ ...columns.TOURNAMENT, gameId: ifGameExists(tx, userId, tournaments.gameId) })
    .from(tournaments)
    .where(inArray(tournaments.eventId, nightIds));
  const playerRows = await tx
    .select({ ...columns.TOURNAMENT_PLAYER, email: attendees.email })
    .from(players)
    .leftJoin(attendees, eq(attendees.id, players.attendeeId))
    .where(inArray(players.eventId, nightIds))
    .orderBy(asc(players.seed));
  const matchRows = await tx
    .select(columns.TOURNAMENT_MATCH)
    .from(matches)
    .where(inArray(matches.eventId, nightIds))
    .orderBy(asc(matches.round), asc(matches.table));
  const playersOf = groupRows(playerRows, ({ eventId, attendeeId: _attendeeId, ...player }) => [eventId, player]);
  const matchesOf = groupRows(matchRows, ({ eventId, ...match }) => [eventId, match]);
  const byNight = new Map(
    rows.map(({ eventId, ...tournament }) => [
      eventId,
      { ...tournament, players: playersOf(eventId), matches: matchesOf(eventId) },
    ]),
  );
  return (nightId: number) => byNight.get(nightId) ?? null;
}
