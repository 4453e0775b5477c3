import type { Logger } from 'pino';

/** Work that is done regularly, on every server: it must be harmless when two servers do it at once. */
export interface Job {
  name: string;
  /** From one start to the next. */
  everyMs: number;
  run: () => Promise<unknown>;
}

/**
 * Runs each job at once and then at its interval. A run that is due while the one before still runs is left out; a failure is
 * logged, and the next run comes as usual.
 * @returns a function that stops all of them and resolves once none is running
 */
export function startJobs(jobs: readonly Job[], log: Logger): () => Promise<void> {
  const running = new Map<Job, Promise<void>>();
  const start = (job: Job) => {
    if (running.has(job)) return;
    const run = Promise.resolve()
      .then(job.run)
      .then(
        () => {},
        (error: unknown) => log.warn({ err: error, job: job.name }, 'a scheduled job failed'),
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
