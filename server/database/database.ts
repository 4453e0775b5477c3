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

/** A pool whose idle connections may break (a database restart) without ending the process. */
export function openPool(url: string, size: number, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'rollcall',
  });
  pool.on('error', onIdleError);
  return pool;
}

export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' });

/** The name of the unique index that an error says was violated, or null for any other error. */
export function violatedUniqueIndex(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === '23505' ? (cause.constraint ?? null) : null;
}
