import * as z from 'zod';
import { getGroupShelf as contract } from '#shared/nights/groups-contract.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { cachePieces, cacheResponse } from '#server/platform/http/bodies/cached-response.ts';
import { planEvening, type EveningRequest } from '#server/evening/service.ts';
import { buildFeed, type FeedRequest } from '#server/nights/calendar-feed/service.ts';
import { listCopies } from '#server/copies/store.ts';
import { listGames } from '#server/games/store.ts';
import { listPlays } from '#server/plays/store.ts';
import { buildLong, type ShownRequest } from '#server/sharing/service.ts';
import { getGroupShelf } from '#server/nights/groups/service.ts';
import { recommender } from '#server/recommendations/service.ts';
import { readPage } from '#server/transfer/page-import/service.ts';
import type { WorkerTools } from '#server/platform/workers/worker-tools.ts';

const LISTS = { games: listGames, plays: listPlays, copies: listCopies };

/**
 * All tasks of worker threads. Inputs and results are copied between threads, so they are small or a single block of
 * bytes.
 */
export const makeTasks = (tools: WorkerTools) => ({
  buildList: ({ list, userId }: { list: keyof typeof LISTS; userId: number }) =>
    cachePieces(LISTS[list].readPieces(tools.db, userId)),
  sharedCollection: (request: ShownRequest) => buildLong(tools.db, request),
  recommend: recommender(tools),
  calendarFeed: (request: FeedRequest) => buildFeed(tools.db, request),
  groupShelf: async (request: { owner: Owner; groupId: number }) =>
    cacheResponse(
      JSON.stringify(z.encode(contract.response, await getGroupShelf(tools.db, request.owner, request.groupId))),
    ),
  readPage,
  planEvening: (request: EveningRequest) => planEvening(tools.db, request),
});

export type Tasks = ReturnType<typeof makeTasks>;
export type TaskName = keyof Tasks;
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>;
