import pg from 'pg';
import type { Logger } from 'pino';
import { isDiskFull } from '#server/platform/database/database-errors.ts';
import { fullDiskRefusals, TRIAL_WRITE } from '#server/platform/database/full-disk.ts';
import type { Standby } from '#server/platform/database/standby/standby.ts';

/** Whether this server accepts requests, for health checks of a proxy. */
export interface Readiness {
  /** Stays true once set: responses close their connections, so that the proxy goes elsewhere. */
  readonly isStopping: boolean;
  stop(): void;
  /** Null if ready, else the reason: stopping, or the database is unreachable, not migrated, or has a full disk. */
  problem(): Promise<'stopping' | 'database' | null>;
  close(): Promise<void>;
}

interface Databases {
  pool: pg.Pool;
  standby: Standby | null;
}

/** Generous, because a busy machine is not down. */
const ANSWER_MS = 5_000;
/** Minimum interval between checks of the database. */
const KEPT_MS = 250;

/**
 * Checks the database on its own connection, because a busy pool is not a failure. Once a statement of the observed
 * pool has failed because the disk is full, a trial write must succeed before it is ready again. A server that can read from a
 * standby while the primary does not answer is ready.
 * @param latest time of the last migration this version needs, in milliseconds since 1970
 */
export function openReadiness({ pool: observed, standby }: Databases, log: Logger, latest: number): Readiness {
  const pool = new pg.Pool({
    ...observed.options,
    max: 1,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    application_name: 'rollcall readiness',
  });
  pool.on('error', () => {});
  let stopping = false;
  let lastCheck: { at: number; answer: Promise<boolean> } | null = null;

  let refusalsOver = 0;

  const check = async (): Promise<boolean> => {
    const { rowCount } = await pool.query('select from drizzle.__drizzle_migrations where created_at >= $1 limit 1', [
      latest,
    ]);
    const refusals = fullDiskRefusals(observed);
    if (refusals > refusalsOver) await pool.query(TRIAL_WRITE);
    refusalsOver = refusals;
    return rowCount === 1;
  };
  const ask = (): Promise<boolean> =>
    check().catch((error: unknown) => {
      log.warn({ err: error }, isDiskFull(error) ? 'the disk of the database is full' : 'the database does not answer');
      return false;
    });

  return {
    get isStopping() {
      return stopping;
    },
    stop: () => {
      stopping = true;
    },
    async problem() {
      if (stopping) return 'stopping';
      if (standby?.standsIn()) return null;
      if (!lastCheck || performance.now() - lastCheck.at > KEPT_MS)
        lastCheck = { at: performance.now(), answer: ask() };
      const isThere = await lastCheck.answer;
      return isThere ? null : 'database';
    },
    close: () => pool.end(),
  };
}
