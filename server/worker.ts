import { setPriority } from 'node:os';
import { workerData } from 'piscina';
import { limitsOf, openDatabase, openPool } from '#server/platform/database/database.ts';
import { openLog } from '#server/platform/observability/log.ts';
import type { WorkerSetup } from '#server/platform/workers/open-workers.ts';
import { taskRunner } from '#server/platform/workers/task-runner.ts';
import { makeTasks } from './worker-tasks.ts';

const CONNECTIONS = 2;

/** Nice value: requests take precedence over computations. On other platforms it would apply to the whole process. */
const BEHIND_REQUESTS = 19;
if (process.platform === 'linux') setPriority(BEHIND_REQUESTS);

const { databaseUrl, environment, timeoutMs } = workerData as WorkerSetup;
const log = openLog(environment);
const warn = (err: Error) => log.warn({ err }, 'a database connection of a worker broke');
const { DATABASE_REPLICA_URL } = environment;
const limits = limitsOf(environment, timeoutMs);
const standby = DATABASE_REPLICA_URL === undefined ? null : openPool(DATABASE_REPLICA_URL, CONNECTIONS, warn, limits);
const pool = openPool(databaseUrl, CONNECTIONS, warn, { ...limits, standby });

/** Runs one task in this thread. */
export default taskRunner(makeTasks({ db: openDatabase(pool), environment, log }));
