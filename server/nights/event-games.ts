import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { groupBy } from '#shared/group-by.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { eventProposals } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { eventGames } from '#shared/schema/nights.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findEvent } from './events-store.ts';
import { withOwnNightLock } from './night-lock.ts';
import { publishEventChanged } from '#server/platform/live/publish-events.ts';
import { refuseBeyond } from '#server/plans/service.ts';
import { gamePicture } from '#server/platform/files/picture-path.ts';
import { t } from '#server/nights/words/words.ts';

/** The games of an event in the host's order, without removed ones. */
export const gamesOn = (db: Connection, userId: number, eventId: number) =>
  db
    .select({
      id: games.id,
      title: games.title,
      players: games.players,
      duration: games.duration,
      category: games.category,
      imageUrl: gamePicture,
    })
    .from(eventGames)
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(and(eq(games.userId, userId), eq(eventGames.eventId, eventId), isNull(games.removedAt)))
    .orderBy(asc(eventGames.order), asc(eventGames.id));

/** A game of an event's evening plan. */
export interface PlannedStart {
  /** The id of a game, or the negated id of a proposal. */
  gameId: number;
  /** Minutes after the start of the night. */
  startsAfter: number;
}

/** The evening plan of a night in order, including games that guests bring. */
export async function planOf(db: Connection, userId: number, eventId: number): Promise<PlannedStart[]> {
  const own = await db
    .select({ gameId: eventGames.gameId, startsAfter: eventGames.startsAfter })
    .from(eventGames)
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(and(eq(games.userId, userId), eq(eventGames.eventId, eventId), isNull(games.removedAt)));
  const brought = await db
    .select({ id: eventProposals.id, startsAfter: eventProposals.startsAfter })
    .from(eventProposals)
    .where(eq(eventProposals.eventId, eventId));
  return [...own, ...brought.map(({ id, startsAfter }) => ({ gameId: -id, startsAfter }))]
    .flatMap(({ gameId, startsAfter }) => (startsAfter === null ? [] : [{ gameId, startsAfter }]))
    .toSorted((a, b) => a.startsAfter - b.startsAfter);
}

/** The host's games in the evening plans of these nights. */
export async function plannedGames(db: Connection, eventIds: readonly number[]) {
  const rows = await db
    .select({ eventId: eventGames.eventId, title: games.title, startsAfter: eventGames.startsAfter })
    .from(eventGames)
    .innerJoin(games, eq(games.id, eventGames.gameId))
    .where(and(inArray(eventGames.eventId, [...eventIds]), isNull(games.removedAt)));
  return groupBy(
    rows.flatMap(({ startsAfter, ...game }) => (startsAfter === null ? [] : [{ ...game, startsAfter }])),
    ({ eventId }) => eventId,
  );
}

/** Updates the start times of guests' games; those no longer in the plan lose theirs. */
async function planProposals(tx: Transaction, eventId: number, plan: readonly PlannedStart[]): Promise<void> {
  const brought = new Map(plan.flatMap(({ gameId, startsAfter }) => (gameId < 0 ? [[-gameId, startsAfter]] : [])));
  const ids = sql.param([...brought.keys()]);
  const starts = sql.param([...brought.values()]);
  await tx
    .update(eventProposals)
    .set({
      startsAfter: sql`(
        select plan.starts_after from unnest(${ids}::bigint[], ${starts}::integer[]) as plan(id, starts_after)
        where plan.id = ${eventProposals.id})`,
    })
    .where(
      and(
        eq(eventProposals.eventId, eventId),
        or(isNotNull(eventProposals.startsAfter), sql`${eventProposals.id} = any(${ids}::bigint[])`),
      ),
    );
}

/** @throws Refusal not_found */
export async function listEventGames(db: Database, owner: Owner, eventId: number) {
  if (!(await findEvent(db, owner.id, eventId))) throw new Refusal('not_found');
  return gamesOn(db, owner.id, eventId);
}

/**
 * Replaces the games of an event whose row is locked or new. @throws Refusal PLAN_LIMIT_REACHED, limit_reached, or
 * invalid_request if a game is not in the owner's collection
 */
export async function replaceGames(
  tx: Transaction,
  owner: Owner,
  eventId: number,
  gameIds: readonly number[],
  plan: readonly PlannedStart[] = [],
) {
  const distinct = [...new Set(gameIds)];
  refuseBeyond(owner.plan, 'gamesANight', distinct.length);
  if (distinct.length > STORAGE_LIMITS.gamesOnANight.most) throw limitReached('gamesOnANight');
  const owned = await tx
    .select({ id: games.id })
    .from(games)
    .where(and(eq(games.userId, owner.id), inArray(games.id, distinct), isNull(games.removedAt)));
  if (owned.length < distinct.length) {
    const message = 'One of these games is no longer in your collection';
    throw new Refusal('invalid_request', { fields: { gameIds: message } });
  }
  const before = await tx.delete(eventGames).where(eq(eventGames.eventId, eventId)).returning();
  const pinned = new Set(before.flatMap(({ gameId, notWithout }) => (notWithout ? [gameId] : [])));
  await planProposals(tx, eventId, plan);
  if (distinct.length === 0) return;
  const starts = new Map(plan.map(({ gameId, startsAfter }) => [gameId, startsAfter]));
  const rows = distinct.map((gameId, order) => ({
    eventId,
    gameId,
    order,
    startsAfter: starts.get(gameId) ?? null,
    notWithout: pinned.has(gameId),
  }));
  await tx.insert(eventGames).values(rows);
}

/** Sets the games of an event, their order and its evening plan. @throws Refusal not_found, and those of `replaceGames` */
export const setEventGames = (
  db: Database,
  owner: Owner,
  eventId: number,
  { gameIds, plan }: { gameIds: readonly number[]; plan: readonly PlannedStart[] },
) =>
  withOwnNightLock(db, owner, eventId, async (tx) => {
    await replaceGames(tx, owner, eventId, gameIds, plan);
    await publishEventChanged(tx, eventId);
    return gamesOn(tx, owner.id, eventId);
  });

/** Appends games to an event. @throws Refusal not_found, PLAN_LIMIT_REACHED, limit_reached */
export const addEventGames = (db: Database, owner: Owner, eventId: number, gameIds: readonly number[]) =>
  withOwnNightLock(db, owner, eventId, async (tx) => {
    const owned = await tx.$count(
      games,
      and(eq(games.userId, owner.id), inArray(games.id, [...gameIds]), isNull(games.removedAt)),
    );
    if (owned < new Set(gameIds).size)
      throw new Refusal('not_found', {
        message:
          gameIds.length === 1
            ? t('This game is not in your collection.')
            : t('One of these games is not in your collection.'),
      });
    const present = (await gamesOn(tx, owner.id, eventId)).map(({ id }) => id);
    if (gameIds.some((id) => !present.includes(id)))
      await replaceGames(tx, owner, eventId, [...present, ...gameIds], await planOf(tx, owner.id, eventId));
    await publishEventChanged(tx, eventId);
    return gamesOn(tx, owner.id, eventId);
  });
