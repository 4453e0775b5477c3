import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, or, type SQLWrapper, sql } from 'drizzle-orm';
import { eventAttendees } from '#shared/schema/attendees.ts';
import { games } from '#shared/schema/games.ts';
import { groupMembers, groups } from '#shared/schema/groups.ts';
import { eventGames, events } from '#shared/schema/nights.ts';
import { users } from '#shared/schema/users.ts';
import { isOwned, isBorrowed } from '#server/games/service.ts';
import { COUNTED_PLAY } from '#server/plays/service.ts';
import { type Connection, type Database, UNNAMED } from '#server/platform/database/database.ts';
import { gamePicture } from '#server/platform/files/picture-path.ts';

/** Columns of a game on a shelf. */
const SHELVED = {
  id: games.id,
  userId: games.userId,
  title: games.title,
  titleKey: games.titleKey,
  bggId: games.bggId,
  players: games.players,
  duration: games.duration,
  bestPlayers: games.bestPlayers,
  recommendedPlayers: games.recommendedPlayers,
  weight: games.weight,
  difficulty: games.difficulty,
  minAge: games.minAge,
  category: games.category,
  imageUrl: gamePicture,
  rating: games.rating,
  lastPlayed: games.lastPlayed,
  timesPlayed: games.timesPlayed,
  isExpansion: games.isExpansion,
  parentGameId: games.parentGameId,
};

const gamesOfNight = (db: Connection, eventId: number) =>
  db.select({ id: eventGames.gameId }).from(eventGames).where(eq(eventGames.eventId, eventId));

/** Games that are owned or borrowed, and others that the host put on this night, because they will be available there. */
const isAvailableAt = (db: Connection, eventId: number) =>
  and(or(isOwned, isBorrowed(db), inArray(games.id, gamesOfNight(db, eventId))), isNull(games.removedAt));

/**
 * The games of these users that are available at this night, including expansions. @param chosen only games with these ids, and
 * their expansions
 */
export const shelvesOf = (db: Connection, userIds: readonly number[], eventId: number, chosen?: SQLWrapper) =>
  db
    .select(SHELVED)
    .from(games)
    .where(
      and(
        inArray(games.userId, [...userIds]),
        isAvailableAt(db, eventId),
        // As a value, not as a condition: they are found once and hashed, however many PostgreSQL expects.
        chosen &&
          sql`(case when ${games.isExpansion} then ${games.parentGameId} else ${games.id} end in ${chosen}) is true`,
      ),
    );
export type ShelvedGame = Awaited<ReturnType<typeof shelvesOf>>[number];

/** The host's games of this night; the rest of the shelf is not read. */
export const shelfOfNight = (db: Connection, { id, userId }: { id: number; userId: number }) =>
  shelvesOf(db, [userId], id, gamesOfNight(db, id));

/** Games considered of the host's shelf, and of all shared shelves together, each of which has an equal part. */
const MAX_CONSIDERED = 2000;
/** Games and expansions that are read in all; expansions beyond add no players. */
const MAX_READ = 3 * MAX_CONSIDERED;

/**
 * Games that could be played if one of these numbers of people comes to a night. Of each shelf the games of the night come
 * first, then those that are best with such a number, then those that are good with it. @param sharing users who share their shelf
 */
export function shelvesOfDates(
  db: Connection,
  { id, userId }: { id: number; userId: number },
  { sharing, heads }: { sharing: readonly number[]; heads: readonly number[] },
) {
  const owners = [userId, ...sharing];
  const ofEach = Math.max(1, Math.floor(MAX_CONSIDERED / Math.max(1, sharing.length)));
  const headCounts = sql`${sql.param([...new Set(heads)].map(String))}::text[]`;
  const suits = (counts: typeof games.bestPlayers | typeof games.recommendedPlayers) =>
    sql`coalesce(string_to_array(replace(${counts}, ' ', ''), ',') && ${headCounts}, false) desc`;
  const ranked = db
    .select({
      id: games.id,
      userId: games.userId,
      place: sql<number>`row_number() over (
        partition by ${games.userId}
        order by ${inArray(games.id, gamesOfNight(db, id))} desc, ${suits(games.bestPlayers)},
          ${suits(games.recommendedPlayers)}, ${games.id})`.as('place'),
    })
    .from(games)
    .where(and(inArray(games.userId, owners), eq(games.isExpansion, false), isAvailableAt(db, id)))
    .as('ranked');
  const most = sql`case when ${eq(ranked.userId, userId)} then ${MAX_CONSIDERED}::int else ${ofEach}::int end`;
  const considered = db.select({ id: ranked.id }).from(ranked).where(lte(ranked.place, most));
  return shelvesOf(db, owners, id, considered).orderBy(asc(games.isExpansion), asc(games.id)).limit(MAX_READ);
}

/**
 * Attendees who share their collection for this night or with a group of its host, with their accounts, matched by
 * verified e-mail.
 */
export const sharedShelves = (db: Connection, eventId: number) => {
  const sharesWithHost = exists(
    db
      .select({ one: sql`1` })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.groupId))
      .where(
        and(
          eq(groups.userId, events.userId),
          eq(groupMembers.email, users.email),
          isNotNull(groupMembers.sharesShelfSince),
        ),
      ),
  );
  return db
    .select({ attendeeId: eventAttendees.id, userId: users.id })
    .from(eventAttendees)
    .innerJoin(events, eq(events.id, eventAttendees.eventId))
    .innerJoin(
      users,
      sql`${users.email} = lower(${eventAttendees.email}) and ${users.emailVerifiedAt} is not null and ${users.disabledAt} is null`,
    )
    .where(
      and(
        eq(eventAttendees.eventId, eventId),
        eq(eventAttendees.isHost, false),
        or(eq(eventAttendees.sharesShelf, true), sharesWithHost),
      ),
    );
};

export interface PlaysOfTitle {
  titleKey: string;
  lastPlayed: Date;
  /** Minutes of plays with a duration. */
  minutes: number[];
  /** The players of each play, as stored JSON lists. */
  tables: string[];
}

/** Plays read per title to find who knows it; very long name lists are skipped. */
const TABLES_READ = 200;
const MAX_TABLE_LENGTH = 4_000;

/** A host's plays by the present title of their game. The separator between lists of players cannot occur in JSON. */
export function playsByTitle(db: Database): (userId: number) => Promise<PlaysOfTitle[]> {
  const statement = db
    .select({
      titleKey: sql<string>`key`,
      lastPlayed: sql<string>`last`,
      minutes: sql<number[]>`minutes`,
      tables: sql<string | null>`tables`,
    })
    .from(
      sql`(
      select key, max(played_at) as last, coalesce(array_agg(duration) filter (where duration is not null), '{}') as minutes,
        string_agg(distinct players, chr(31)) filter (
          where place <= ${sql.raw(String(TABLES_READ))} and length(players) <= ${sql.raw(String(MAX_TABLE_LENGTH))}) as tables
      from (
        select coalesce(g.title_key, s.game_title_key) as key, s.played_at, s.duration, s.players,
          row_number() over (partition by coalesce(g.title_key, s.game_title_key) order by s.played_at desc) as place
        from game_sessions s left join games g on g.id = s.game_id
        where s.user_id = ${sql.placeholder('userId')} and ${COUNTED_PLAY}) placed
      group by key) plays`,
    )
    .prepare(UNNAMED);
  return async (userId) =>
    (await statement.execute({ userId })).map((row) => ({
      ...row,
      lastPlayed: new Date(row.lastPlayed),
      tables: row.tables?.split('\u001f') ?? [],
    }));
}
