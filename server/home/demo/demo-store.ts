import { and, between, eq } from 'drizzle-orm';
import { titleKey } from '#shared/games/duplicate-title.ts';
import { attendeeAnswers, eventAttendees } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { eventGames, events, eventTemplates } from '#shared/schema/nights.ts';
import { gameSessions } from '#shared/schema/plays.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { createPeople } from '#server/plays/service.ts';
import type { Night } from './nights.ts';
import type { UsualNight } from './usual-night.ts';
import type { Play } from './plays.ts';

type GameRow = Omit<typeof games.$inferInsert, 'userId'>;
/** Ids of the owner's games by BoardGameGeek id. */
type GameIds = ReadonlyMap<number, number>;

const ROWS_A_STATEMENT = 500;
const NIGHT_MS = 16 * 3_600_000;

export async function insertGames(tx: Transaction, userId: number, rows: readonly GameRow[]): Promise<GameIds> {
  if (rows.length === 0) return new Map();
  const inserted = await tx
    .insert(games)
    .values(rows.map((row) => ({ ...row, userId })))
    .returning({ id: games.id, bggId: games.bggId });
  return new Map(inserted.flatMap(({ id, bggId }) => (bggId === null ? [] : [[bggId, id]])));
}

export async function insertPlays(tx: Transaction, userId: number, plays: readonly Play[], gameIds: GameIds) {
  const rows = plays.map(({ players, scores, ...play }) => ({
    ...play,
    userId,
    gameId: gameIds.get(play.bggId) ?? null,
    gameTitleKey: titleKey(play.gameTitle),
    players: JSON.stringify(players),
    scores: JSON.stringify(scores),
  }));
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await tx.insert(gameSessions).values(rows.slice(from, from + ROWS_A_STATEMENT));
  }
  await createPeople(tx, userId, new Set(plays.flatMap(({ players }) => players)));
}

export async function insertNights(tx: Transaction, userId: number, nights: readonly Night[], gameIds: GameIds) {
  for (const { event, bggIds, attendees } of nights) {
    const [made] = await tx
      .insert(events)
      .values({ ...event, userId })
      .returning({ id: events.id });
    if (!made) throw new Error('the event was not inserted');
    const eventId = made.id;
    const chosen = bggIds.flatMap((bggId) => gameIds.get(bggId) ?? []);
    if (chosen.length > 0) {
      await tx.insert(eventGames).values(chosen.map((gameId, order) => ({ eventId, gameId, order })));
    }
    if (event.status === 'completed') await linkPlays(tx, userId, eventId, event.date);
    const listed = await tx
      .insert(eventAttendees)
      .values(attendees.map((attendee) => Object.assign({ eventId }, attendee)))
      .returning();
    await tx
      .insert(attendeeAnswers)
      .values(
        listed.flatMap(({ id, status, partySize, respondedAt }) =>
          respondedAt ? [{ attendeeId: id, status, partySize, via: 'link' as const, createdAt: respondedAt }] : [],
        ),
      );
  }
}

/** Links plays between the start of a night and the next noon to it. */
const linkPlays = (tx: Transaction, userId: number, eventId: number, start: Date) =>
  tx
    .update(gameSessions)
    .set({ eventId })
    .where(
      and(eq(gameSessions.userId, userId), between(gameSessions.playedAt, start, new Date(start.getTime() + NIGHT_MS))),
    );

export async function insertTemplate(tx: Transaction, userId: number, usual: UsualNight, gameIds: GameIds) {
  const chosen = usual.bggIds.flatMap((bggId) => gameIds.get(bggId) ?? []);
  await tx.insert(eventTemplates).values({ ...usual.template, createdBy: userId, gameIds: chosen });
}
