import { sql } from 'drizzle-orm';
import { COPY_FACTS } from './merge-copies.ts';
import type { ImportedCopy, OwnCopy } from '#shared/schema/imported-game.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';
import { copies } from '#shared/schema/copies.ts';
import type { Connection } from '#server/platform/database/database.ts';
import {
  assignments,
  columnNames,
  columnsOf,
  jsonColumns,
  jsonValues,
} from '#server/platform/database/table-columns.ts';
import { limitReached } from '#server/platform/http/limit-reached.ts';
import { countCopies } from './store.ts';

const FACTS = columnsOf(copies, COPY_FACTS);

/** Adds copies in one statement, in their order. Run under `withOwnerLock`. @throws Refusal limit_reached */
export async function insertCopies(
  db: Connection,
  userId: number,
  rows: readonly (ImportedCopy & { gameId: number })[],
): Promise<void> {
  if (rows.length === 0) return;
  if ((await countCopies(db, userId)) + rows.length > STORAGE_LIMITS.copies.most) throw limitReached('copies');
  const values = rows.map((row, place) => ({ ...row, place_in_list: place }));
  await db.execute(sql`
    insert into copies (user_id, game_id, ${columnNames(FACTS)})
    select ${userId}, c."gameId", ${jsonValues(FACTS, 'c')}
    from json_to_recordset(${JSON.stringify(values)}) as c ("gameId" bigint, place_in_list integer, ${jsonColumns(FACTS)})
    order by c.place_in_list`);
}

/**
 * Sets what is known of the copies of games: those with an id are updated, those without are added, and those that are
 * missing are removed. Values that files do not contain, such as sleeves, stay. Run under `withOwnerLock`. @throws Refusal
 * limit_reached
 */
export async function setCopies(
  db: Connection,
  userId: number,
  byGame: ReadonlyMap<number, readonly OwnCopy[]>,
): Promise<void> {
  if (byGame.size === 0) return;
  const rows = [...byGame].flatMap(([gameId, list]) => list.map((copy) => ({ ...copy, gameId })));
  const existing = rows.filter(({ id }) => id !== undefined);
  await db.execute(sql`
    delete from copies where user_id = ${userId} and game_id = any(${sql.param([...byGame.keys()])})
      and id <> all(${sql.param(existing.map(({ id }) => id))})`);
  await db.execute(sql`
    update copies set ${assignments(FACTS, 'c')}
    from json_to_recordset(${JSON.stringify(existing)}) as c (id bigint, ${jsonColumns(FACTS)})
    where copies.id = c.id and copies.user_id = ${userId}`);
  await insertCopies(
    db,
    userId,
    rows.filter(({ id }) => id === undefined),
  );
}
