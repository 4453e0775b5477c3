import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import pg from 'pg';
import { countFullDisk } from './full-disk.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
export type Transaction = PgTransaction<
  NodePgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;
/** A query runs on the pool or inside a transaction. */
export type Connection = Database | Transaction;

/** Several times as long as the longest statement of an import, also on a slow machine (decision 102). */
const STATEMENT_MS = 5 * 60_000;

/**
 * A pool whose connections may break (a database restart) without ending the process.
 * @param statementMs after which PostgreSQL ends a statement
 */
export function openPool(
  url: string,
  size: number,
  onIdleError: (error: Error) => void,
  statementMs = STATEMENT_MS,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'rollcall',
    keepAlive: true,
    onConnect: (client) => limitStatements(client, statementMs),
  });
  pool.on('error', onIdleError);
  countFullDisk(pool);
  // A connection that breaks between two queries of a transaction emits an error that would end the process if nobody
  // listened. The transaction fails at its next query.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('acquire', (client) => client.once('end', releaseEndedClient));
  pool.on('release', (_error, client) => client.off('end', releaseEndedClient));
  return pool;
}

/**
 * Lets PostgreSQL end a statement that takes too long, and one whose process, thread or machine is gone, which would go on
 * holding its locks. Poolers in front of PostgreSQL refuse these settings in the connection's address.
 */
async function limitStatements(client: pg.ClientBase, statementMs: number): Promise<void> {
  await client.query(
    `select set_config(name, value, false) from (values ('statement_timeout', '${statementMs}'),
      ('tcp_keepalives_idle', '30'), ('tcp_keepalives_interval', '10'), ('tcp_keepalives_count', '3')) as s (name, value)`,
  );
  // PostgreSQL on Windows cannot do this.
  await client.query(`set client_connection_check_interval = '10s'`).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError)) throw error;
  });
}

/**
 * Returns a connection that ended while in use at once: Drizzle never returns one whose `begin` failed, and ten of
 * those would exhaust the pool. A later return has no effect.
 */
function releaseEndedClient(this: pg.PoolClient): void {
  this.release(true);
  this.release = () => {};
}

export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' });
