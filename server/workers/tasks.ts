import type { Logger } from 'pino';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/database.ts';
import { planEvening, type EveningRequest } from '../features/evening/service.ts';
import { listBuilder } from '../features/games/build-list.ts';
import { recommender } from '../features/recommendations/recommend-task.ts';

/** What a worker thread needs of the configuration. */
export type WorkerEnvironment = Pick<Environment, 'LOG_LEVEL' | 'RECOMMENDER_MODEL'>;

/** What the tasks of one worker thread share. */
export interface WorkerTools {
  db: Database;
  environment: WorkerEnvironment;
  log: Logger;
}

/** All that worker threads do. Inputs and results are copied between threads, so they are small. */
export const makeTasks = (tools: WorkerTools) => ({
  buildList: listBuilder(tools),
  recommend: recommender(tools),
  planEvening: (request: EveningRequest) => planEvening(tools.db, request),
});

export type Tasks = ReturnType<typeof makeTasks>;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
