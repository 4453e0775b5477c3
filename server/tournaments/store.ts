import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { tournamentMatches, tournamentPlayers, tournaments } from '#shared/schema/tournaments.ts';
import { events } from '#shared/schema/nights.ts';
import type { TournamentChanges } from '#shared/tournaments/tournament-contract.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';

/** A tournament with its game, unless that was removed. @param userId the owner of the event */
export async function findTournament(db: Connection, userId: number, eventId: number) {
  const [row] = await db
    .select({ tournament: tournaments, game: { id: games.id, title: games.title, bggId: games.bggId } })
    .from(tournaments)
    .innerJoin(events, and(eq(events.id, tournaments.eventId), eq(events.userId, userId)))
    .leftJoin(games, and(eq(games.id, tournaments.gameId), isNull(games.removedAt)))
    .where(eq(tournaments.eventId, eventId));
  return row;
}

/** The players by seed, with who they are on the list of the event. */
export const playersOf = (db: Connection, eventId: number) =>
  db
    .select({ player: tournamentPlayers, attendee: eventAttendees })
    .from(tournamentPlayers)
    .leftJoin(eventAttendees, eq(eventAttendees.id, tournamentPlayers.attendeeId))
    .where(eq(tournamentPlayers.eventId, eventId))
    .orderBy(asc(tournamentPlayers.seed));
export type PlayerRow = Awaited<ReturnType<typeof playersOf>>[number];

export const matchesOf = (db: Connection, eventId: number) =>
  db
    .select()
    .from(tournamentMatches)
    .where(eq(tournamentMatches.eventId, eventId))
    .orderBy(asc(tournamentMatches.round), asc(tournamentMatches.table));

type NewTournamentRow = typeof tournaments.$inferInsert;
type NewPlayerRow = typeof tournamentPlayers.$inferInsert;
type NewMatchRow = typeof tournamentMatches.$inferInsert;

/** Puts a tournament in place of the one before, whose lot stays. */
export async function replaceTournament(
  tx: Transaction,
  row: NewTournamentRow,
  players: readonly Omit<NewPlayerRow, 'eventId'>[],
): Promise<void> {
  const { eventId, lot: _lot, ...changes } = row;
  await tx.insert(tournaments).values(row).onConflictDoUpdate({ target: tournaments.eventId, set: changes });
  await tx.delete(tournamentPlayers).where(eq(tournamentPlayers.eventId, eventId));
  await tx.insert(tournamentPlayers).values(players.map((player) => ({ ...player, eventId })));
}

export async function updateTournament(tx: Transaction, eventId: number, changes: TournamentChanges): Promise<void> {
  await tx.update(tournaments).set(changes).where(eq(tournaments.eventId, eventId));
}

/** Returns whether there was one. */
export async function deleteTournament(tx: Transaction, eventId: number): Promise<boolean> {
  const deleted = await tx.delete(tournaments).where(eq(tournaments.eventId, eventId)).returning();
  return deleted.length > 0;
}

export async function insertPlayer(tx: Transaction, row: NewPlayerRow): Promise<void> {
  await tx.insert(tournamentPlayers).values(row);
}

export async function updatePlayer(
  tx: Transaction,
  eventId: number,
  id: number,
  changes: Partial<NewPlayerRow>,
): Promise<void> {
  await tx
    .update(tournamentPlayers)
    .set(changes)
    .where(and(eq(tournamentPlayers.eventId, eventId), eq(tournamentPlayers.id, id)));
}

export async function insertMatches(tx: Transaction, rows: readonly NewMatchRow[]): Promise<void> {
  await tx.insert(tournamentMatches).values([...rows]);
}

export async function updateMatch(
  tx: Transaction,
  eventId: number,
  id: number,
  changes: Partial<NewMatchRow>,
): Promise<void> {
  await tx
    .update(tournamentMatches)
    .set(changes)
    .where(and(eq(tournamentMatches.eventId, eventId), eq(tournamentMatches.id, id)));
}

/** Late joiners of a round that is taken back can play in it when it is drawn again. */
export async function joinAtLatestIn(tx: Transaction, eventId: number, round: number): Promise<void> {
  await tx
    .update(tournamentPlayers)
    .set({ joinedRound: round })
    .where(and(eq(tournamentPlayers.eventId, eventId), gt(tournamentPlayers.joinedRound, round)));
}

export async function deleteRound(tx: Transaction, eventId: number, round: number): Promise<void> {
  await tx
    .delete(tournamentMatches)
    .where(and(eq(tournamentMatches.eventId, eventId), eq(tournamentMatches.round, round)));
}
