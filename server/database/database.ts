import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import pg from 'pg';

export type Database = NodePgDatabase;
export type Transaction = PgTransaction<
  NodePgQueryResultHKT,
  Record<string, never>,
  ExtractTablesWithRelations<Record<string, never>>
>;
/** A query runs on the pool or inside a transaction. */
export type Connection = Database | Transaction;

/** A pool whose connections may break (a database restart) without ending the process. */
export function openPool(url: string, size: number, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'rollcall',
  });
  pool.on('error', onIdleError);
  // A connection that breaks between two queries of a transaction emits an error that would end the process if nobody
  // listened. The transaction fails at its next query.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('acquire', (client) => client.once('end', releaseEndedClient));
  pool.on('release', (_error, client) => client.off('end', releaseEndedClient));
  return pool;
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
