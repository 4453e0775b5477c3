import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { games } from '#shared/schema/games.ts';
import { loans } from '#shared/schema/loans.ts';
import { isOwned } from './is-owned.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { t } from '#server/platform/words/words.ts';

const lent = (db: Connection, userId: number, gameIds: readonly number[]) =>
  db
    .select({ id: games.id, title: games.title, personName: loans.personName })
    .from(loans)
    .innerJoin(games, and(eq(games.id, loans.gameId), isOwned, isNull(games.removedAt)))
    .where(
      and(
        eq(loans.userId, userId),
        eq(loans.direction, 'lent'),
        isNull(loans.returnedOn),
        sql`${loans.gameId} = any(${sql.param([...gameIds])}::bigint[])`,
      ),
    )
    .orderBy(asc(games.titleKey), asc(games.id));

/** Returns those of an owner's games that are lent out. */
export const filterLent = async (
  db: Connection,
  userId: number,
  gameIds: readonly number[],
): Promise<ReadonlySet<number>> => new Set((await lent(db, userId, gameIds)).map(({ id }) => id));

/**
 * For games that are to leave the collection: lent copies must come back first, because nobody is reminded of a loan
 * once the game is not owned.
 * @throws Refusal loan_open
 */
export async function refuseLent(
  db: Connection,
  userId: number,
  gameIds: readonly number[],
  field?: string,
): Promise<void> {
  const [first] = await lent(db, userId, gameIds).limit(1);
  if (!first) return;
  const message = t('"{title}" is lent to {name}. Say that it is back first.', {
    title: first.title,
    name: first.personName,
  });
  throw new Refusal('loan_open', { message, ...(field !== undefined && { fields: { [field]: message } }) });
}
