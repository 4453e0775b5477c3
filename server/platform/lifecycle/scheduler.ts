import type { Logger } from 'pino';
import { errorForLog } from '#server/platform/observability/error-for-log.ts';

/** Work that is done regularly, on every server: it must be harmless when two servers do it at once. */
export interface Job {
  name: string;
  /** From one start to the next. */
  everyMs: number;
  run: () => Promise<unknown>;
}

/** How a job of this server went since its start. */
export interface JobState {
  name: string;
  everyMs: number;
  startedAt: Date;
  runs: number;
  failures: number;
  lastFailure: { at: Date; problem: string } | null;
}

/** By name. */
export type JobStates = Map<string, JobState>;

/**
 * Runs each job at once and then at its interval. A run that is due while the one before still runs is left out; a failure is
 * logged, and the next run comes as usual.
 * @param states where the runs are noted
 * @returns a function that stops all of them and resolves once none is running
 */
export function startJobs(jobs: readonly Job[], log: Logger, states: JobStates): () => Promise<void> {
  const running = new Map<Job, Promise<void>>();
  const start = (job: Job) => {
    if (running.has(job)) return;
    const { name, everyMs } = job;
    const before = states.get(name) ?? { runs: 0, failures: 0, lastFailure: null };
    const state = { ...before, name, everyMs, startedAt: new Date(), runs: before.runs + 1 };
    states.set(name, state);
    const run = Promise.resolve()
      .then(job.run)
      .then(
        () => {},
        (error: unknown) => {
          state.failures += 1;
          state.lastFailure = { at: new Date(), problem: errorForLog(error).message };
          log.warn({ err: error, job: name }, 'a scheduled job failed');
        },
      )
      .finally(() => running.delete(job));
    running.set(job, run);
  };
  const timers = jobs.map((job) => {
    start(job);
    return setInterval(start, job.everyMs, job).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
