import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** A replica of the database that may answer reads. */
export interface Standby {
  pool: pg.Pool;
  /** Whether all that was committed a second ago is in it. */
  isFresh(): boolean;
  /** Whether all that is committed now is in it. */
  hasAll(): Promise<boolean>;
  /** Whether the primary does not answer, and the standby has all that was known of it. */
  standsIn(): boolean;
  /** Age of the state of the primary that is known to be in it. */
  lagSeconds(): number;
  close(): Promise<void>;
}

const FRESH_MS = 1_000;
const LOOK_EVERY_MS = 250;
const ANSWER_MS = 1_000;
/** Looks that are remembered: over two seconds of them. */
const LOOKS = 10;

/** Bytes of the log that are in a database. The address of a standby may lead to the primary while there is no other. */
const PLACE = `
  select pg_is_in_recovery() as "isStandby",
    pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::float8 as bytes`;

interface Place {
  isStandby: boolean;
  bytes: number;
}

async function placeOf(pool: pg.Pool): Promise<Place | null> {
  const { rows } = await pool.query<Place>(PLACE);
  return rows[0] ?? null;
}

/**
 * Compares the standby with the primary four times a second, without comparing their clocks: it has all that was committed
 * at a moment if it has replayed the log as far as the primary had written it then.
 */
export function openStandby(primary: pg.Pool, standby: pg.Pool, log: Logger): Standby {
  const watch = ({ options }: pg.Pool) => {
    const bounds = { max: 1, connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS };
    const pool = new pg.Pool({ ...options, ...bounds, application_name: 'rollcall standby' });
    return pool.on('error', () => {});
  };
  const watched = { primary: watch(primary), standby: watch(standby) };
  const closing = new AbortController();
  let looks: { at: number; bytes: number }[] = [];
  let isPrimaryUp = true;
  let isComplete = false;
  let completeAt = -Infinity;

  const isFresh = () => performance.now() - completeAt < FRESH_MS;
  const standsIn = () => !isPrimaryUp && isComplete;

  async function look(): Promise<void> {
    const at = performance.now();
    const written = await placeOf(watched.primary).catch(() => null);
    const replayed = await placeOf(watched.standby).catch(() => null);
    isPrimaryUp = written?.isStandby === false;
    if (written && isPrimaryUp) looks = [...looks, { at, bytes: written.bytes }].slice(-LOOKS);
    const has = (one: { bytes: number }) => replayed !== null && replayed.bytes >= one.bytes;
    completeAt = Math.max(completeAt, looks.findLast(has)?.at ?? -Infinity);
    isComplete = looks.slice(-1).every(has) && replayed !== null;
  }

  async function lookOn(): Promise<void> {
    let told = '';
    while (!closing.signal.aborted) {
      await look();
      const state = standsIn()
        ? 'the primary does not answer: pages and lists are read from the standby'
        : isFresh() || !isPrimaryUp
          ? ''
          : 'the standby does not answer or is more than a second behind: all is read from the primary';
      if (state !== told) log.warn(state || 'the primary and its standby answer');
      told = state;
      await sleep(LOOK_EVERY_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  }

  const looking = lookOn();
  return {
    pool: standby,
    isFresh,
    standsIn,
    async hasAll() {
      const written = await placeOf(primary);
      const replayed = await placeOf(standby).catch(() => null);
      return written !== null && replayed !== null && replayed.bytes >= written.bytes;
    },
    lagSeconds: () => (performance.now() - completeAt) / 1_000,
    async close() {
      closing.abort();
      await looking;
      await Promise.all([watched.primary.end(), watched.standby.end()]);
    },
  };
}
