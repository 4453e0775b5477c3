import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import { isFromStandby } from '#server/platform/database/standby/reading.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { freeThreadLimits } from './thread-limits.ts';
import { WorkQueue } from './work-queue.ts';
import type { Task } from './task.ts';
import type { Outcome, TaskRun } from './task-runner.ts';
import type { WorkerEnvironment } from './worker-tools.ts';
import { t } from '#server/platform/words/words.ts';

/** Worker threads for computations that would delay other requests. */
export interface Workers {
  /**
   * Runs a task in a worker thread, one at a time per account, or per name of work that is done for no account. @throws Refusal of the task; too_many_requests,
   * unavailable if too many wait or it exceeds time or memory
   */
  run<Input, Result>(task: Task<Input, Result>, account: number | string, input: Input): Promise<Result>;
  close(): Promise<void>;
}

/** The initial data of a worker thread. */
export interface WorkerSetup {
  databaseUrl: string;
  environment: WorkerEnvironment;
  /** Milliseconds that a task has: no statement of one that was ended goes on. */
  timeoutMs: number;
}

/** What a thread runs: a file whose default export does tasks (`taskRunner`), and the options of its process. */
export interface WorkerFile {
  filename: string;
  execArgv?: string[];
}

interface Bounds {
  threads: number;
  /** Heap of one thread. A task that needs more ends only its thread. */
  heapMb: number;
  /** Time-out of one task. */
  timeoutMs: number;
}

const GIGABYTE = 1024 ** 3;
const YOUNG_HEAP_MB = 16;
/** Idle threads end after this time, to free their memory. */
const IDLE_MS = 60_000;
const WAITING = { waiting: 60, waitingEach: 3 };
const RETRY_SECONDS = 10;

/** A container of 512 MB has room for one thread beside the server. */
function defaultBounds(): Bounds {
  const memory = process.constrainedMemory() || Infinity;
  const threads = memory < GIGABYTE ? 1 : Math.min(2, availableParallelism());
  return { threads, heapMb: 128, timeoutMs: 30_000 };
}

/** Each thread has its own database connections. */
export function openWorkers(
  { databaseUrl, environment, file }: Omit<WorkerSetup, 'timeoutMs'> & { file: WorkerFile },
  log: Logger,
  bounds: Bounds = defaultBounds(),
): Workers {
  const { LOG_LEVEL, RECOMMENDER_MODEL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL } = environment;
  const { timeoutMs } = bounds;
  const setup: WorkerSetup = {
    databaseUrl,
    environment: { LOG_LEVEL, RECOMMENDER_MODEL, DATABASE_DIRECT_URL, DATABASE_REPLICA_URL },
    timeoutMs,
  };
  freeThreadLimits();
  const pool = new Piscina({
    ...file,
    minThreads: 0,
    maxThreads: bounds.threads,
    idleTimeout: IDLE_MS,
    // A thread waiting without an event loop would not notice closed database connections.
    atomics: 'disabled',
    workerData: setup,
    resourceLimits: { maxOldGenerationSizeMb: bounds.heapMb, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    recordTiming: false,
  });
  // The task gets the error too; without a listener it would end the process.
  pool.on('error', () => {});
  const runInThread = async (task: TaskRun): Promise<Outcome> => {
    const signal = AbortSignal.timeout(timeoutMs);
    return pool.run(task, { signal }).catch((error: unknown) => {
      if (!signal.aborted && !isOutOfMemory(error)) throw error;
      log.warn({ task: task.name, outOfMemory: !signal.aborted }, 'a worker thread was ended');
      throw new Refusal('unavailable', {
        message: t('This takes longer than the server has time for. Please try again later.'),
        retryAfterSeconds: RETRY_SECONDS,
      });
    });
  };
  return queuedWorkers(bounds.threads, runInThread, () => pool.destroy());
}

/** Tasks in the order in which accounts ask, a limited number at once, run by `runTask`. */
export function queuedWorkers(
  atOnce: number,
  runTask: (task: TaskRun) => Promise<Outcome>,
  close: () => Promise<void>,
): Workers {
  const queue = new WorkQueue({ atOnce, ...WAITING });
  const runNow = async (task: TaskRun): Promise<unknown> => {
    const outcome = await runTask(task);
    if ('refused' in outcome) throw new Refusal(outcome.refused.code, outcome.refused.details);
    return outcome.result;
  };
  const run: Workers['run'] = ({ name }, account, input) => {
    const task = { name, input, isFromStandby: isFromStandby() };
    return queue.run(account, () => runNow(task)) as never;
  };
  return { run, close };
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
