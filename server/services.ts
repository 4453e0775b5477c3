import type pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from '#server/config/environment.ts';
import type { Database } from '#server/database/database.ts';
import type { Notifications } from '#server/database/notifications.ts';
import type { Live } from '#server/open-live.ts';
import type { LanguageModel } from '#server/outbound/language-model.ts';
import type { Metrics } from '#server/metrics/metrics.ts';
import type { Mailer } from '#server/outbound/mailer.ts';
import type { BggClient } from '#server/outbound/bgg/bgg-client.ts';
import type { Payments } from '#server/outbound/stripe/payments.ts';
import type { FetchPage } from '#server/outbound/page-fetcher/fetch-page.ts';
import type { Pictures } from '#server/features/pictures/open-pictures.ts';
import type { Readiness } from '#server/lifecycle/readiness.ts';
import type { Workers } from '#server/workers/open-workers.ts';

/** What every feature is given. Made once in main.ts, and for each test in tests/support. */
export interface Services {
  environment: Environment;
  log: Logger;
  /** Whether this server is to be given requests. */
  readiness: Readiness;
  /** Null where no METRICS_PORT is set. */
  metrics: Metrics | null;
  pool: pg.Pool;
  db: Database;
  /** Threads for long computations. */
  workers: Workers;
  /** What this and every other server of the database tell one another. */
  notices: Notifications;
  /** The pages that are kept up to date. */
  live: Live;
  mailer: Mailer;
  fetchPage: FetchPage;
  /** Of other sites, for whoever is not the owner of what they show. */
  pictures: Pictures;
  /** Null where the operator has no token for BoardGameGeek. */
  bgg: BggClient | null;
  /** Null where none is configured. */
  languageModel: LanguageModel | null;
  /** Null where nothing can be paid for. */
  payments: Payments | null;
}
