import { count, inArray } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import { mails } from '#shared/schema/mails.ts';
import { fullDiskRefusals } from '#server/database/full-disk.ts';
import type { BaseServices } from '#server/base-services.ts';

/** Sources of the gauges. */
export interface Measured extends Pick<BaseServices, 'pool' | 'db'> {
  live: { count(): number };
  /** Number of imports that this server is reading, applying or undoing. */
  runningImports: () => number;
}

/** Values by state; NaN if unavailable. */
type Figures = Record<string, number>;

/** Gauges that are read on each scrape. */
export function addGauges(registry: Registry, { pool, db, live, runningImports }: Measured): void {
  const gauge = (name: string, help: string, read: () => Figures | Promise<Figures>) => {
    const labelNames = ['state'] as const;
    const made: Gauge<'state'> = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        for (const [state, figure] of Object.entries(await read())) made.set({ state }, figure);
      },
    });
  };
  gauge('rollcall_live_streams', 'Pages of game nights that this server keeps up to date', () => ({
    open: live.count(),
  }));
  gauge('rollcall_imports', 'Imports that this server is reading, applying or undoing', () => ({
    running: runningImports(),
  }));
  gauge('rollcall_database_connections', 'Database connections of this server, and requests that wait for one', () => ({
    idle: pool.idleCount,
    in_use: pool.totalCount - pool.idleCount,
    waited_for: pool.waitingCount,
  }));
  gauge('rollcall_database_full', 'Statements that PostgreSQL refused this server because its disk is full', () => ({
    refused: fullDiskRefusals(pool),
  }));
  gauge('rollcall_mails', 'Mails of game nights in the database; every server reports the same numbers', () =>
    countMails(db),
  );
}

async function countMails(db: BaseServices['db']): Promise<Figures> {
  const states = ['waiting', 'held', 'failed'] as const;
  const rows = await db
    .select({ state: mails.state, mails: count() })
    .from(mails)
    .where(inArray(mails.state, [...states]))
    .groupBy(mails.state)
    .catch(() => null);
  const figureOf = (state: string) => (rows ? (rows.find((row) => row.state === state)?.mails ?? 0) : Number.NaN);
  return Object.fromEntries(states.map((state) => [state, figureOf(state)]));
}
