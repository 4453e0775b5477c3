import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { namedStatement } from '../../database/named-statement.ts';
import { underLock } from './owner-write.ts';
import { inOwnersLine } from './owners-line.ts';

/** The owner whose lists are written; to stand in every statement of this kind. */
export const OWNER = sql`${sql.placeholder('owner')}::bigint`;

interface Parts {
  /** Common table expressions that only read, and the condition on them under which anything is to be written. */
  reads: SQL;
  when: SQL;
  /** Common table expressions that write, each joined with `raised`, which is empty where nothing is to be written. */
  writes: SQL;
  answer: SQL;
}

/**
 * A write to one owner's collection as one statement, which raises their revision itself. It writes only if nobody else
 * has raised it since the statement's own look at the database: then what it read still holds, as if the owner's row had
 * been locked before. `ownerWrite` says what the revision is for.
 */
export function ownerStatement<Row extends Record<string, unknown>>(
  name: string,
  { reads, when, writes, answer }: Parts,
) {
  const alone = namedStatement<Row & { isFree: boolean; raised: boolean }>(
    name,
    sql`with seen as materialized (select id, revision from users where id = ${OWNER}), ${reads},
      raised as (
        update users set revision = users.revision + 1 from seen
        where users.id = seen.id and users.revision = seen.revision and ${when}
        returning users.id
      ), ${writes}
      select ${when} as "isFree", exists (select from raised) as raised, ${answer}`,
  );
  const locked = namedStatement<Row>(
    `${name}_locked`,
    sql`with ${reads}, raised as (select ${OWNER} as id where ${when}), ${writes} select ${answer}`,
  );
  const underTheLock = async (tx: Transaction, userId: number, values: object): Promise<Row> =>
    first(await locked(tx, { ...values, owner: userId }));

  return {
    /** Inside `ownerWrite`. */
    underTheLock,
    /** By itself; under the lock where somebody else wrote at the same moment. @throws Refusal not_signed_in */
    alone: (db: Database, userId: number, values: object): Promise<Row> =>
      inOwnersLine(db, userId, async () => {
        const row = first(await alone(db, { ...values, owner: userId }));
        return row.raised || !row.isFree ? row : underLock(db, userId, (tx) => underTheLock(tx, userId, values));
      }),
  };
}

function first<Row>([row]: Row[]): Row {
  if (!row) throw new Error('a statement that always answers one row answered none');
  return row;
}
