import { setPriority } from 'node:os';
import { workerData } from 'piscina';
import { isDatabaseGone } from '#server/database/database-errors.ts';
import { openDatabase, openPool } from '#server/database/database.ts';
import { Refusal } from '#server/http/refusal.ts';
import { openLog } from '#server/observability/log.ts';
import { makeTasks, type TaskName } from './tasks.ts';
import type { WorkerEnvironment } from './worker-tools.ts';

/** The initial data of a worker thread. */
export interface WorkerSetup {
  databaseUrl: string;
  environment: WorkerEnvironment;
}

/** A refusal is returned, not thrown: errors lose their class between threads. */
export type Outcome = { result: unknown } | { refused: Pick<Refusal, 'code' | 'details'> };

const CONNECTIONS = 2;
const RETRY_SECONDS = 2;

/** Nice value: requests take precedence over computations. On other platforms it would apply to the whole process. */
const BEHIND_REQUESTS = 10;
if (process.platform === 'linux') setPriority(BEHIND_REQUESTS);

const { databaseUrl, environment } = workerData as WorkerSetup;
const log = openLog(environment);
const pool = openPool(databaseUrl, CONNECTIONS, (err) => log.warn({ err }, 'a database connection of a worker broke'));
const tasks = makeTasks({ db: openDatabase(pool), environment, log });

/** Runs one task in this thread. */
export default async function run({ name, input }: { name: TaskName; input: unknown }): Promise<Outcome> {
  try {
    return { result: await (tasks[name] as (given: unknown) => Promise<unknown>)(input) };
  } catch (error) {
    if (error instanceof Refusal) return { refused: { code: error.code, details: error.details } };
    if (isDatabaseGone(error))
      return { refused: { code: 'unavailable', details: { retryAfterSeconds: RETRY_SECONDS } } };
    throw error;
  }
}
