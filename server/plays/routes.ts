import { Router } from 'express';
import * as contracts from '#shared/plays/plays-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { BUILD_LIST, ListCache } from '#server/platform/owner-data/list-cache.ts';
import { serveList } from '#server/platform/owner-data/serve-list.ts';
import * as service from './service.ts';
import { listPlays } from './store.ts';

export function playRoutes({ db, workers }: Services): Router {
  const router = Router();
  serveList(
    router,
    contracts.listPlays,
    new ListCache({
      readShort: (userId) => listPlays.readShort(db, userId),
      buildLong: (userId) => workers.run(BUILD_LIST, userId, { list: 'plays', userId }),
    }),
  );
  serve(router, contracts.listGamePlays, ({ owner, params }) => service.listGamePlays(db, owner, params.id));
  serve(router, contracts.recordPlay, ({ owner, params, body }) => service.recordPlay(db, owner, params.id, body));
  serve(router, contracts.recordPlayElsewhere, ({ owner, body: { gameTitle, bggId, ...play } }) =>
    service.recordPlayElsewhere(db, owner, { title: gameTitle, bggId: bggId ?? null }, play),
  );
  serve(router, contracts.changePlay, ({ owner, params, body }) => service.changePlay(db, owner, params.id, body));
  serve(router, contracts.changeOutcomes, ({ owner, params, body }) =>
    service.changeOutcomes(db, owner, params.id, body),
  );
  serve(router, contracts.deletePlay, ({ owner, params }) => service.deletePlay(db, owner, params.id));
  return router;
}
