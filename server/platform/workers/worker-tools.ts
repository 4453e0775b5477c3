import type { Logger } from 'pino';
import type { Environment } from '#server/platform/config/environment.ts';
import type { Database } from '#server/platform/database/database.ts';

/** The part of the configuration that worker threads need. */
export type WorkerEnvironment = Pick<
  Environment,
  'LOG_LEVEL' | 'RECOMMENDER_MODEL' | 'DATABASE_DIRECT_URL' | 'DATABASE_REPLICA_URL'
>;

/** Shared by the tasks of one worker thread. */
export interface WorkerTools {
  db: Database;
  environment: WorkerEnvironment;
  log: Logger;
}
