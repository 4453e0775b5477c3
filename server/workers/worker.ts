import { setPriority } from 'node:os';
import { workerData } from 'piscina';
import { openDatabase, openPool } from '#server/database/database.ts';
import { openLog } from '#server/observability/log.ts';
import { taskRunner } from './task-runner.ts';
import type { WorkerEnvironment } from './worker-tools.ts';

/** The initial data of a worker thread. */
export interface WorkerSetup {
  databaseUrl: string;
  environment: WorkerEnvironment;
}

const CONNECTIONS = 2;

/** Nice value: requests take precedence over computations. On other platforms it would apply to the whole process. */
const BEHIND_REQUESTS = 10;
if (process.platform === 'linux') setPriority(BEHIND_REQUESTS);

const { databaseUrl, environment } = workerData as WorkerSetup;
const log = openLog(environment);
const pool = openPool(databaseUrl, CONNECTIONS, (err) => log.warn({ err }, 'a database connection of a worker broke'));

/** Runs one task in this thread. */
export default taskRunner({ db: openDatabase(pool), environment, log });
