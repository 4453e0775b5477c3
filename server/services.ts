import type pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from './config/environment.ts';
import type { Database } from './database/database.ts';
import type { Notices } from './database/notices.ts';
import type { LiveStreams } from './features/live-nights/live-streams.ts';
import type { LanguageModel } from './outbound/language-model.ts';
import type { Mailer } from './outbound/mailer.ts';
import type { BggClient } from './outbound/bgg/bgg-client.ts';
import type { Payments } from './outbound/stripe/payments.ts';
import type { FetchPage } from './outbound/page-fetcher/fetch-page.ts';

/** What every feature is given. Made once in main.ts, and for each test in tests/support. */
export interface Services {
  environment: Environment;
  log: Logger;
  pool: pg.Pool;
  db: Database;
  /** What this and every other server of the database tell one another. */
  notices: Notices;
  /** The pages that are kept up to date. */
  live: LiveStreams;
  mailer: Mailer;
  fetchPage: FetchPage;
  /** Null where the operator has no token for BoardGameGeek. */
  bgg: BggClient | null;
  /** Null where none is configured. */
  languageModel: LanguageModel | null;
  /** Null where nothing can be paid for. */
  payments: Payments | null;
}
