import { and, asc, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { barcodeKeyOf, copies } from '#shared/schema/copies.ts';
import { games } from '#shared/schema/games.ts';
import { users } from '#shared/schema/users.ts';
import type { Connection } from '#server/platform/database/database.ts';

/** A title and an id under which others have a box, and how many of them. */
export interface ConfirmedTitle {
  /** As most of them write it. */
  title: string;
  /** BoardGameGeek's id; null where they have none. */
  bggId: number | null;
  owners: number;
  /** Number of them whose accounts are not new. */
  establishedOwners: number;
}

/** Days for which an account counts as new, so that nobody can publish their own words with three new accounts. */
const NEW_DAYS = 14;

/**
 * The titles and ids of boxes with a barcode, those of most owners first. An owner has one voice, their latest copy. The only query over
 * all owners' copies: what it finds is shown under the conditions of `suggestTitles` alone.
 * @param exceptOf id of an owner whose own copies do not count
 */
export function confirmedTitles(
  db: Connection,
  key: string,
  exceptOf: number,
  most: number,
): Promise<ConfirmedTitle[]> {
  const voices = db
    .selectDistinctOn([copies.userId], {
      title: games.title,
      titleKey: games.titleKey,
      bggId: games.bggId,
      isEstablished: sql<boolean>`${users.createdAt} < now() - make_interval(days => ${NEW_DAYS})`.as('is_established'),
    })
    .from(copies)
    .innerJoin(games, eq(games.id, copies.gameId))
    .innerJoin(users, eq(users.id, copies.userId))
    .where(
      and(
        isNotNull(copies.barcode),
        eq(barcodeKeyOf(copies.barcode), key),
        ne(copies.userId, exceptOf),
        isNull(games.removedAt),
      ),
    )
    .orderBy(copies.userId, desc(copies.id))
    .as('voices');
  const owners = sql<number>`count(*)::int`;
  return db
    .select({
      title: sql<string>`mode() within group (order by ${voices.title})`,
      bggId: voices.bggId,
      owners,
      establishedOwners: sql<number>`(count(*) filter (where ${voices.isEstablished}))::int`,
    })
    .from(voices)
    .groupBy(voices.titleKey, voices.bggId)
    .orderBy(desc(owners), asc(voices.titleKey), asc(voices.bggId))
    .limit(most);
}
