import type pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from './config/environment.ts';
import type { Database } from './database/database.ts';
import type { Notifications } from './database/notifications.ts';
import type { Standby } from './database/standby/standby.ts';
import type { JobStates } from './lifecycle/scheduler.ts';
import type { Readiness } from './lifecycle/readiness.ts';
import type { Metrics } from './observability/metrics.ts';
import type { LanguageModel } from './outbound/language-model.ts';
import type { Mailer } from '#server/platform/mails/mailer.ts';
import type { FetchPage } from './outbound/page-fetcher/fetch-page.ts';
import type { PostJson } from './outbound/page-fetcher/post-json.ts';
import type { Releases } from './releases/releases.ts';
import type { Workers } from './workers/open-workers.ts';

/** What every module may use. A module's own services extend it. Created once in main.ts, and for each test in tests/support. */
export interface Services {
  environment: Environment;
  log: Logger;
  pool: pg.Pool;
  /** A replica that may answer reads; null if there is none. */
  standby: Standby | null;
  db: Database;
  /** Notifications between all servers of the database. */
  notifications: Notifications;
  mailer: Mailer;
  /** How the scheduled jobs of this server went. */
  jobs: JobStates;
  /** Whether this server accepts requests. */
  readiness: Readiness;
  /** Null without METRICS_PORT. */
  metrics: Metrics | null;
  /** Threads for long computations. */
  workers: Workers;
  /** This version, and a newer one. */
  releases: Releases;
  fetchPage: FetchPage;
  postJson: PostJson;
  /** Null if none is configured. */
  languageModel: LanguageModel | null;
}
