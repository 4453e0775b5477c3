import type { WorkerTools } from './worker-tools.ts';

/**
 * Names a computation of worker threads, with the types of its input and result. Both are copied between threads, so they are
 * small or a single block of bytes.
 */
export interface Task<Input, Result> {
  readonly name: string;
  /** For the types only; never set. */
  readonly types?: (input: Input) => Result;
}

export const task = <Input, Result>(name: string): Task<Input, Result> => ({ name });

/** What does each task, by its name. */
export type TaskTable = Readonly<Record<string, (input: never) => unknown>>;

/** Makes the table of all tasks of a thread. */
export type MakeTasks = (tools: WorkerTools) => TaskTable;

/** An entry of the table: a task, and what does it. */
export const doing = <Input, Result>(
  { name }: Task<Input, Result>,
  run: (input: Input) => Promise<Result> | Result,
): TaskTable => ({ [name]: run });
