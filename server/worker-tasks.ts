import * as z from 'zod';
import { getGroupShelf as contract } from '#shared/nights/groups-contract.ts';
import { cachePieces, cacheResponse } from '#server/platform/http/bodies/cached-response.ts';
import { BUILD_LIST } from '#server/platform/owner-data/list-cache.ts';
import { BACKUP_TASK, makeScheduledBackup } from '#server/platform/backup/schedule/make-scheduled-backup.ts';
import { doing, type MakeTasks } from '#server/platform/workers/task.ts';
import { EVENING_TASK, planEveningFor } from '#server/evening/service.ts';
import { computeLadder, LADDER_TASK } from '#server/ladders/service.ts';
import { buildFeed, FEED_TASK, getGroupShelf, openLatestNight, SHELF_TASK } from '#server/nights/service.ts';
import { listCopies } from '#server/copies/service.ts';
import { listGames } from '#server/games/service.ts';
import { listPlays } from '#server/plays/service.ts';
import { buildLong, SHOWN_TASK } from '#server/sharing/service.ts';
import { RECOMMEND_TASK, recommender } from '#server/recommendations/service.ts';
import { READ_PAGE, readPage } from '#server/transfer/service.ts';

const LISTS = { games: listGames, plays: listPlays, copies: listCopies };

/** All tasks of worker threads. */
export const makeTasks: MakeTasks = (tools) => ({
  ...doing(BUILD_LIST, ({ list, userId }) => cachePieces(LISTS[list].readPieces(tools.db, userId))),
  ...doing(SHOWN_TASK, (request) => buildLong(tools.db, request)),
  ...doing(RECOMMEND_TASK, recommender(tools)),
  ...doing(FEED_TASK, (request) => buildFeed(tools.db, request)),
  ...doing(SHELF_TASK, async ({ owner, groupId }) =>
    cacheResponse(JSON.stringify(z.encode(contract.response, await getGroupShelf(tools.db, owner, groupId)))),
  ),
  ...doing(LADDER_TASK, (request) => computeLadder(tools.db, request)),
  ...doing(READ_PAGE, readPage),
  ...doing(BACKUP_TASK, (request) => makeScheduledBackup(tools.db, request, openLatestNight)),
  ...doing(EVENING_TASK, (request) => planEveningFor(tools.db, request)),
});
