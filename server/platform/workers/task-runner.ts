import { isDatabaseGone } from '#server/platform/database/database-errors.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { TaskTable } from './task.ts';

/** One run of a task. */
export interface TaskRun {
  name: string;
  input: unknown;
}

/** A refusal is returned, not thrown: errors lose their class between threads. */
export type Outcome = { result: unknown } | { refused: Pick<Refusal, 'code' | 'details'> };

const RETRY_SECONDS = 2;

/** Runs the tasks of a table. */
export function taskRunner(tasks: TaskTable): (run: TaskRun) => Promise<Outcome> {
  return async ({ name, input }) => {
    try {
      return { result: await (tasks[name] as (given: unknown) => unknown)(input) };
    } catch (error) {
      if (error instanceof Refusal) return { refused: { code: error.code, details: error.details } };
      if (isDatabaseGone(error))
        return { refused: { code: 'unavailable', details: { retryAfterSeconds: RETRY_SECONDS } } };
      throw error;
    }
  };
}
