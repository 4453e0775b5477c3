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

/** The services of all features. Created once in main.ts, and for each test in tests/support. */
export interface Services {
  environment: Environment;
  log: Logger;
  /** Whether this server accepts requests. */
  readiness: Readiness;
  /** Null without METRICS_PORT. */
  metrics: Metrics | null;
  pool: pg.Pool;
  db: Database;
  /** Threads for long computations. */
  workers: Workers;
  /** Notifications between all servers of the database. */
  notices: Notifications;
  /** Live-updated pages. */
  live: Live;
  mailer: Mailer;
  fetchPage: FetchPage;
  /** Copies of pictures from other sites, for people other than the owner. */
  pictures: Pictures;
  /** Null without a BoardGameGeek token. */
  bgg: BggClient | null;
  /** Null if none is configured. */
  languageModel: LanguageModel | null;
  /** Null if payments are not configured. */
  payments: Payments | null;
}
