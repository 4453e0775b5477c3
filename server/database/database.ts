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
/** Where a query may run: on the pool or inside a transaction. */
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
  // One that breaks between two queries of a transaction tells the pool nothing, and unheard would end the process. What
  // was being done fails with its next query.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('acquire', (client) => client.once('end', takeBack));
  pool.on('release', (_error, client) => client.off('end', takeBack));
  return pool;
}

/**
 * A connection that ended while in use goes back at once: Drizzle never returns one whose `begin` failed, and ten of
 * those would be the whole pool. Whoever returns it afterwards does nothing by it.
 */
function takeBack(this: pg.PoolClient): void {
  this.release(true);
  this.release = () => {};
}

export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' });
