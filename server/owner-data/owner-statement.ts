// On ten connections, against one bare statement: a game 0.03 and a play 0.07 of its rate as six to eight statements, 0.09 and
// 0.16 as one statement each (docs/measurements.md, `writing`).

import { type SQL, sql } from 'drizzle-orm';
import { STORAGE_LIMITS } from '#shared/rules/plans/storage-limits.ts';
import type { Database, Transaction } from '#server/database/database.ts';
import { namedStatement } from '#server/database/named-statement.ts';
import { bytesOf, reserveQuota, quotaColumn, type QuotaName } from './reserve-quota.ts';
import { inOwnerQueue } from './owner-queue.ts';
import { whileLocked } from './with-owner-lock.ts';

/** The owner whose lists are written; used in every statement of this kind. */
export const OWNER = sql`${sql.placeholder('owner')}::bigint`;

const SENT_TEXT = sql`${sql.placeholder('sent')}::text`;

/** What the text of a sent row adds to the quota of its owner. */
export const ADDS_TEXT: Adding = {
  limit: 'text',
  atMost: sql`octet_length(${SENT_TEXT})`,
  counted: (_tx, _owner, value) => Promise.resolve(bytesOf(value)),
};

interface Parts {
  /** The input, as columns with their types; the row is called `sent`. */
  sent: SQL;
  /** Common table expressions that only read, and the condition under which anything is written. */
  reads: SQL;
  when: SQL;
  /** Common table expressions that write, each joined with `owner_update`, which is empty if nothing is to be written. */
  writes: SQL;
  /** The output, as columns from `sent` and what was written. */
  answer: SQL;
  /** The limited rows it adds, and their maximum number. */
  adds?: readonly Adding[];
}

interface Adding {
  limit: QuotaName;
  /** From `sent`, as a query. */
  atMost: SQL;
  /** Number of rows, or bytes, that the value really adds, counted under the lock. */
  counted: (tx: Transaction, owner: number, value: object) => Promise<number>;
}

/** Raises the stored upper bounds if there is room. */
const quotaUpdates = (adds: readonly Adding[]) => ({
  quotaColumns: adds.map(({ limit }) => sql`, ${quotaColumn(limit)}`),
  increments: adds.map(({ limit, atMost }) => sql`, ${quotaColumn(limit)} = users.${quotaColumn(limit)} + ${atMost}`),
  thereIsRoom: adds.map(
    ({ limit, atMost }) =>
      sql` and seen.${quotaColumn(limit)} + ${atMost} <= ${sql.raw(String(STORAGE_LIMITS[limit].most))}`,
  ),
});

/**
 * A write to one owner's collection as one statement instead of six to eight between `begin` and `commit`
 * (docs/decisions/0036-single-statement-writes.md). It raises their revision itself, and writes only if nobody else has raised
 * it since the statement's snapshot: then everything that it read is still valid, as if the owner's row had been locked. Rows with
 * a storage limit are added only if the stored bound leaves room; otherwise they are counted under the lock.
 * `withOwnerLock` explains the revision.
 */
export function ownerStatement<Row extends object>(
  name: string,
  { sent, reads, when, writes, answer, adds = [] }: Parts,
) {
  const { quotaColumns, increments, thereIsRoom } = quotaUpdates(adds);
  const rowSent = sql`sent as materialized (
    select s.* from jsonb_to_record(${SENT_TEXT}::jsonb) as s (${sent}))`;
  const answered = sql`(select row_to_json(a) from (select ${answer} from sent) a) as row`;
  const optimistic = namedStatement<{ row: Row; conditionHolds: boolean; isWritten: boolean }>(
    name,
    sql`with ${rowSent}, seen as materialized (select id, revision${sql.join(quotaColumns)} from users where id = ${OWNER}), ${reads},
      owner_update as (
        update users set revision = users.revision + 1${sql.join(increments)} from seen
        where users.id = seen.id and users.revision = seen.revision and ${when}${sql.join(thereIsRoom)}
        returning users.id
      ), ${writes}
      select ${when} as "conditionHolds", exists (select from owner_update) as "isWritten", ${answered}`,
  );
  const locked = namedStatement<{ row: Row }>(
    `${name}_locked`,
    sql`with ${rowSent}, ${reads}, owner_update as (select ${OWNER} as id where ${when}), ${writes} select ${answered}`,
  );
  /** Inside `withOwnerLock`. @throws Refusal limit_reached, before anything is written */
  const runLocked = async (tx: Transaction, owner: number, value: object): Promise<Row> => {
    for (const { limit, counted } of adds) await reserveQuota(tx, owner, limit, await counted(tx, owner, value));
    return first(await locked(tx, { owner, sent: JSON.stringify(value) })).row;
  };
  /** Without a lock; falls back to the lock after a concurrent write. @throws Refusal not_signed_in, limit_reached */
  const tryOptimistic = (db: Database, owner: number, value: object): Promise<Row> =>
    inOwnerQueue(db, owner, async () => {
      const written = first(await optimistic(db, { owner, sent: JSON.stringify(value) }));
      return written.isWritten || !written.conditionHolds
        ? written.row
        : whileLocked(db, owner, (tx) => runLocked(tx, owner, value));
    });
  return { runLocked, tryOptimistic };
}

function first<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('a statement that always answers one row answered none');
  return row;
}
