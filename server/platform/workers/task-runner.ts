import { isDatabaseGone } from '#server/platform/database/database-errors.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { makeTasks, type TaskName } from '#server/worker-tasks.ts';
import type { WorkerTools } from './worker-tools.ts';

export interface Task {
  name: TaskName;
  input: unknown;
}

/** A refusal is returned, not thrown: errors lose their class between threads. */
export type Outcome = { result: unknown } | { refused: Pick<Refusal, 'code' | 'details'> };

const RETRY_SECONDS = 2;

/** Runs tasks with these tools. */
export function taskRunner(tools: WorkerTools): (task: Task) => Promise<Outcome> {
  const tasks = makeTasks(tools);
  return async ({ name, input }) => {
    try {
      return { result: await (tasks[name] as (given: unknown) => Promise<unknown>)(input) };
    } catch (error) {
      if (error instanceof Refusal) return { refused: { code: error.code, details: error.details } };
      if (isDatabaseGone(error))
        return { refused: { code: 'unavailable', details: { retryAfterSeconds: RETRY_SECONDS } } };
      throw error;
    }
  };
}
