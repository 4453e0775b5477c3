import { isDatabaseGone } from '#server/platform/database/database-errors.ts';
import { onStandby } from '#server/platform/database/standby/reading.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { TaskTable } from './task.ts';

/** One run of a task. */
export interface TaskRun {
  name: string;
  input: unknown;
  /** Whether it belongs to a request that reads from the standby. */
  isFromStandby: boolean;
}

/** A refusal is returned, not thrown: errors lose their class between threads. */
export type Outcome = { result: unknown } | { refused: Pick<Refusal, 'code' | 'details'> };

const RETRY_SECONDS = 2;

/** Runs the tasks of a table. */
export function taskRunner(tasks: TaskTable): (run: TaskRun) => Promise<Outcome> {
  return async ({ name, input, isFromStandby }) => {
    const run = () => (tasks[name] as (given: unknown) => unknown)(input);
    try {
      return { result: await (isFromStandby ? onStandby(run) : run()) };
    } catch (error) {
      if (error instanceof Refusal) return { refused: { code: error.code, details: error.details } };
      if (isDatabaseGone(error))
        return { refused: { code: 'unavailable', details: { retryAfterSeconds: RETRY_SECONDS } } };
      throw error;
    }
  };
}
