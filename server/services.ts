import type pg from 'pg';
import type { Logger } from 'pino';
import type { Environment } from './config/environment.ts';
import type { Database } from './database/database.ts';
import type { LanguageModel } from './outbound/language-model.ts';
import type { Mailer } from './outbound/mailer.ts';
import type { BggClient } from './outbound/bgg/bgg-client.ts';
import type { FetchPage } from './outbound/page-fetcher/fetch-page.ts';

/** What every feature is given. Made once in main.ts, and for each test in tests/support. */
export interface Services {
  environment: Environment;
  log: Logger;
  pool: pg.Pool;
  db: Database;
  mailer: Mailer;
  fetchPage: FetchPage;
  /** Null where the operator has no token for BoardGameGeek. */
  bgg: BggClient | null;
  /** Null where none is configured. */
  languageModel: LanguageModel | null;
}
