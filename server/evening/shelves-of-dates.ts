import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { games } from '#shared/schema/games.ts';
import { eventGames } from '#shared/schema/nights.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { isOwned } from '#server/games/service.ts';
import { isAvailableAt, SHELVED, type ShelvedGame } from './evening-store.ts';

/** Games considered of the host's shelf, and of all shared shelves together, each of which has an equal part. */
const MAX_CONSIDERED = 2000;
/** Games and expansions that are read in all; expansions beyond add no players. */
const MAX_READ = 3 * MAX_CONSIDERED;

interface ShelvesOfDates {
  eventId: number;
  hostId: number;
  /** Users who share their shelf. */
  sharing: readonly number[];
  /** The numbers of people who come on the dates. */
  heads: readonly number[];
}

/**
 * Games that could be played on the dates of a night, with their expansions. Of each shelf the games of the night come
 * first, then those that are best with a number of people who come, then those that are good with it.
 */
export function shelvesOfDates(db: Connection, { eventId, hostId, sharing, heads }: ShelvesOfDates) {
  const users = [hostId, ...sharing];
  const ofEach = Math.max(1, Math.floor(MAX_CONSIDERED / Math.max(1, sharing.length)));
  const isOn = inArray(
    games.id,
    db.select({ id: eventGames.gameId }).from(eventGames).where(eq(eventGames.eventId, eventId)),
  );
  const headCounts = sql`${sql.param(heads.map(String))}::text[]`;
  const suits = (counts: typeof games.bestPlayers | typeof games.recommendedPlayers) =>
    sql`coalesce(string_to_array(replace(${counts}, ' ', ''), ',') && ${headCounts}, false) desc`;
  const ranked = db
    .select({
      id: games.id,
      userId: games.userId,
      place: sql<number>`row_number() over (
        partition by ${games.userId}
        order by ${isOn} desc, ${suits(games.bestPlayers)}, ${suits(games.recommendedPlayers)}, ${games.id})`.as(
        'place',
      ),
    })
    .from(games)
    .where(and(inArray(games.userId, users), eq(games.isExpansion, false), isAvailableAt(db, eventId)))
    .as('ranked');
  const considered = db.$with('considered').as(
    db
      .select({ id: ranked.id })
      .from(ranked)
      .where(
        lte(
          ranked.place,
          sql`case when ${eq(ranked.userId, hostId)} then ${MAX_CONSIDERED}::int else ${ofEach}::int end`,
        ),
      ),
  );
  const chosen = db.select({ id: considered.id }).from(considered);
  return db
    .with(considered)
    .select(SHELVED)
    .from(games)
    .where(
      and(
        inArray(games.userId, users),
        or(
          inArray(games.id, chosen),
          and(eq(games.isExpansion, true), inArray(games.parentGameId, chosen), isAvailableAt(db, eventId)),
        ),
      ),
    )
    .orderBy(asc(games.isExpansion), asc(games.id))
    .limit(MAX_READ);
}

/** These games of a night with the expansions that the host owns; the rest of the shelf is not read. */
export function shelfOfNight(db: Connection, hostId: number, onNight: readonly number[]): Promise<ShelvedGame[]> {
  const ids = [...onNight];
  const expands = and(eq(games.isExpansion, true), isOwned, inArray(games.parentGameId, ids));
  return db
    .select(SHELVED)
    .from(games)
    .where(and(eq(games.userId, hostId), isNull(games.removedAt), or(inArray(games.id, ids), expands)));
}
