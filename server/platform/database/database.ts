import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import pg from 'pg';
import type { Environment } from '#server/platform/config/environment.ts';
import { countFullDisk } from './full-disk.ts';
import { PoolWithStandby } from './standby/pool-with-standby.ts';

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

interface PoolOptions {
  /** After which PostgreSQL ends a statement; null if a pooler gives its connections such limits. */
  statementMs?: number | null;
  /** The pool of a replica, for what may read there. */
  standby?: pg.Pool | null;
}

/** The limits of statements for a pool; behind a pooler none, because they would be those of its connections for everybody. */
export const limitsOf = (
  { DATABASE_DIRECT_URL }: Pick<Environment, 'DATABASE_DIRECT_URL'>,
  statementMs = STATEMENT_MS,
): Pick<PoolOptions, 'statementMs'> => ({ statementMs: DATABASE_DIRECT_URL === undefined ? statementMs : null });

/** A pool whose connections may break (a database restart) without ending the process. */
export function openPool(
  url: string,
  size: number,
  onIdleError: (error: Error) => void,
  { statementMs = STATEMENT_MS, standby = null }: PoolOptions = {},
): pg.Pool {
  const config: pg.PoolConfig = {
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'rollcall',
    keepAlive: true,
    ...(statementMs !== null && { onConnect: (client) => limitStatements(client, statementMs) }),
  };
  const pool = standby ? new PoolWithStandby(config, standby) : new pg.Pool(config);
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

/** Name of a statement that is built once: none, because poolers in transaction mode do not keep named ones. */
export const UNNAMED = '';

export const openDatabase = (pool: pg.Pool): Database => drizzle(pool, { casing: 'snake_case' });
