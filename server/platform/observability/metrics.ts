import type { Request, Response } from 'express';
import type pg from 'pg';
import { collectDefaultMetrics, Histogram, Registry, Gauge } from 'prom-client';
import { addBackupGauges } from './backup-gauges.ts';
import { knownMethod, routePattern } from './route-pattern.ts';
import { and, count, inArray } from 'drizzle-orm';
import { mails } from '#shared/schema/mails.ts';
import { fullDiskRefusals } from '#server/platform/database/full-disk.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Standby } from '#server/platform/database/standby/standby.ts';
import { isEnabled } from '#server/platform/owner-data/is-enabled.ts';

/** Sources of the gauges. */
interface Measured {
  pool: pg.Pool;
  db: Database;
  standby: Standby | null;
  live: { count(): number };
  /** Number of imports that this server is reading, applying or undoing. */
  runningImports: () => number;
  /** Null if no backups are made by schedule. */
  backups: { drills: boolean } | null;
}

/** Values by state; NaN if unavailable. */
type Figures = Record<string, number>;

/** Gauges that are read on each scrape. */
function addGauges(registry: Registry, { pool, db, standby, live, runningImports }: Measured): void {
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
  gauge('rollcall_standby_lag_seconds', 'Age of the state of the database that the standby is known to have', () => ({
    known: standby?.lagSeconds() ?? 0,
  }));
  gauge('rollcall_database_full', 'Statements that PostgreSQL refused this server because its disk is full', () => ({
    refused: fullDiskRefusals(pool),
  }));
  gauge('rollcall_mails', 'Mails of game nights in the database; every server reports the same numbers', () =>
    countMails(db),
  );
}

async function countMails(db: Database): Promise<Figures> {
  const states = ['waiting', 'held', 'failed'] as const;
  const rows = await db
    .select({ state: mails.state, mails: count() })
    .from(mails)
    .where(and(inArray(mails.state, [...states]), isEnabled(mails.userId)))
    .groupBy(mails.state)
    .catch(() => null);
  const figureOf = (state: string) => (rows ? (rows.find((row) => row.state === state)?.mails ?? 0) : Number.NaN);
  return Object.fromEntries(states.map((state) => [state, figureOf(state)]));
}

/** Prometheus metrics of this server. Labels have a bounded number of values: route patterns, never URLs. */
export interface Metrics {
  /** @param seconds from the start of the request to the last byte of the response */
  requestEnded(req: Request, res: Response, seconds: number): void;
  /** All metrics, in Prometheus's text format. */
  text(): Promise<string>;
  contentType: string;
}

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function openMetrics(measured: Measured): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addGauges(registry, measured);
  if (measured.backups) addBackupGauges(registry, measured.db, measured.backups);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by method, pattern of the route and class of status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return {
    requestEnded(req, res, seconds) {
      // Event streams stay open for hours and are not slow responses.
      if (String(res.getHeader('Content-Type')).startsWith('text/event-stream')) return;
      const status = `${Math.floor(res.statusCode / 100)}xx`;
      durations.observe({ method: knownMethod(req.method), route: routePattern(req), status }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
