import pg from 'pg';
import { isDiskFull } from './database-errors.ts';

const refusals = new WeakMap<pg.Pool, number>();

/** Number of statements of a pool that PostgreSQL could not carry out because its disk was full. */
export const fullDiskRefusals = (pool: pg.Pool): number => refusals.get(pool) ?? 0;

/** Counts them where they arrive, whichever request or job the statement is of. */
export function countFullDisk(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    if (!(client instanceof pg.Client)) return;
    client.connection.on('errorMessage', (error: unknown) => {
      if (isDiskFull(error)) refusals.set(pool, fullDiskRefusals(pool) + 1);
    });
  });
}

/** A megabyte of a new file, which is gone with the statement. Fails while the disk is full. */
export const TRIAL_WRITE = `create temporary table rollcall_trial on commit drop as
  select repeat('x', 1900) as filler from generate_series(1, 550)`;
