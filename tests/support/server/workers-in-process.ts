import { queuedWorkers, type Workers } from '#server/platform/workers/open-workers.ts';
import { type TaskRun, taskRunner } from '#server/platform/workers/task-runner.ts';
import type { WorkerTools } from '#server/platform/workers/worker-tools.ts';
import { makeTasks } from '#server/worker-tasks.ts';

/**
 * The tasks of worker threads in this process, with what goes in and out copied as between threads: a thread takes two
 * seconds of processor time to load the server's sources.
 */
export function workersInProcess(tools: WorkerTools): Workers {
  const runTask = taskRunner(makeTasks(tools));
  const runCopied = async (task: TaskRun) => structuredClone(await runTask(structuredClone(task)));
  return queuedWorkers(2, runCopied, () => Promise.resolve());
}
