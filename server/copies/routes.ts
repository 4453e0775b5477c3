import { Router } from 'express';
import * as contracts from '#shared/copies/change-copies-contract.ts';
import { listCopies as listContract } from '#shared/copies/copies-contract.ts';
import { listCopies } from './store.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { BUILD_LIST, ListCache } from '#server/platform/owner-data/list-cache.ts';
import { serveList } from '#server/platform/owner-data/serve-list.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './service.ts';

/** For all lists of copies: few owners have any. */
const MAX_BYTES = 8 * 1024 * 1024;

export function copyRoutes({ db, workers }: Services): Router {
  const router = Router();
  serveList(
    router,
    listContract,
    new ListCache(
      {
        readShort: (userId) => listCopies.readShort(db, userId),
        buildLong: (userId) => workers.run(BUILD_LIST, userId, { list: 'copies', userId }),
      },
      MAX_BYTES,
    ),
  );
  serve(router, contracts.addCopy, ({ owner, params, body }) => service.addCopy(db, owner, params.id, body));
  serve(router, contracts.changeCopy, ({ owner, params, body }) => service.changeCopy(db, owner, params.id, body));
  serve(router, contracts.removeCopy, ({ owner, params }) => service.removeCopy(db, owner, params.id));
  return router;
}
