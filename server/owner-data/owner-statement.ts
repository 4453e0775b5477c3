import { type SQL, sql } from 'drizzle-orm';
import { KEPT_LIMITS } from '#shared/rules/plans/kept-limits.ts';
import type { Transaction } from '#server/database/database.ts';
import { namedStatement } from '#server/database/named-statement.ts';
import { claimRoom, roomColumn, type RoomName } from './claim-room.ts';
import { whileLocked } from './with-owner-lock.ts';
import { batchWrites } from './write-batcher.ts';

/** The owner whose lists are written; to stand in every statement of this kind. */
export const OWNER = sql`${sql.placeholder('owner')}::bigint`;

interface Parts {
  /** What is sent of each write, as columns with their types. */
  sent: SQL;
  /** Common table expressions that only read, and the condition on them under which anything is to be written. */
  reads: SQL;
  when: SQL;
  /** Common table expressions that write, each joined with `raised`, which is empty where nothing is to be written. */
  writes: SQL;
  /** Of each row of `sent`. */
  answer: SQL;
  /** What it adds rows of that are limited, and how many at most. */
  adds?: readonly Adding[];
}

interface Adding {
  limit: RoomName;
  /** From the rows of `sent`, as a query. */
  atMost: SQL;
  /** How many rows these values really add, looked up under the lock. */
  counted: (tx: Transaction, owner: number, values: readonly object[]) => Promise<number>;
}

/** Raises what is noted of how many rows there are at most, as far as there is room by that note. */
const noting = (adds: readonly Adding[]) => ({
  noted: adds.map(({ limit }) => sql`, ${roomColumn(limit)}`),
  raised: adds.map(({ limit, atMost }) => sql`, ${roomColumn(limit)} = users.${roomColumn(limit)} + ${atMost}`),
  thereIsRoom: adds.map(
    ({ limit, atMost }) =>
      sql` and seen.${roomColumn(limit)} + ${atMost} <= ${sql.raw(String(KEPT_LIMITS[limit].most))}`,
  ),
});

/**
 * Writes to one owner's collection as one statement, which raises their revision itself. It writes only if nobody else
 * has raised it since the statement's own look at the database: then what it read still holds, as if the owner's row had
 * been locked before. `withOwnerLock` says what the revision is for. Writes that wait for the same owner go together. Of rows
 * that are limited it adds only as many as there is room for by what is noted; beyond that they are counted under the lock.
 */
export function ownerStatement<Row extends object>(
  name: string,
  { sent, reads, when, writes, answer, adds = [] }: Parts,
) {
  const { noted, raised, thereIsRoom } = noting(adds);
  const rowsSent = sql`sent as materialized (
    select s.* from jsonb_to_recordset(${sql.placeholder('sent')}::jsonb) as s (n integer, ${sent}))`;
  const answers = sql`(select json_agg(row_to_json(a) order by a.n) from (select sent.n, ${answer} from sent) a) as rows`;
  const byItself = namedStatement<{ rows: Row[]; isFree: boolean; raised: boolean }>(
    name,
    sql`with ${rowsSent}, seen as materialized (select id, revision${sql.join(noted)} from users where id = ${OWNER}), ${reads},
      raised as (
        update users set revision = users.revision + 1${sql.join(raised)} from seen
        where users.id = seen.id and users.revision = seen.revision and ${when}${sql.join(thereIsRoom)}
        returning users.id
      ), ${writes}
      select ${when} as "isFree", exists (select from raised) as raised, ${answers}`,
  );
  const locked = namedStatement<{ rows: Row[] }>(
    `${name}_locked`,
    sql`with ${rowsSent}, ${reads}, raised as (select ${OWNER} as id where ${when}), ${writes} select ${answers}`,
  );
  const numbered = (values: readonly object[]) => JSON.stringify(values.map((one, n) => ({ ...one, n })));
  const allUnderTheLock = async (tx: Transaction, owner: number, values: readonly object[]): Promise<Row[]> => {
    for (const { limit, counted } of adds) await claimRoom(tx, owner, limit, await counted(tx, owner, values));
    return first(await locked(tx, { owner, sent: numbered(values) })).rows;
  };
  const alone = batchWrites<Row>(async (db, owner, values) => {
    const row = first(await byItself(db, { owner, sent: numbered(values) }));
    return row.raised || !row.isFree ? row.rows : whileLocked(db, owner, (tx) => allUnderTheLock(tx, owner, values));
  });

  return {
    /** Inside `withOwnerLock`. @throws Refusal limit_reached, before anything is written */
    underTheLock: async (tx: Transaction, owner: number, values: object): Promise<Row> =>
      first(await allUnderTheLock(tx, owner, [values])),
    /** By itself; under the lock where somebody else wrote at the same moment. @throws Refusal not_signed_in, limit_reached */
    alone,
  };
}

function first<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('a statement that always answers one row answered none');
  return row;
}
