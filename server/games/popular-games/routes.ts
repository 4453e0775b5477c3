import { Router } from 'express';
import * as contracts from '#shared/games/popular-games-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { sendCached } from '#server/platform/http/bodies/cached-response.ts';
import { inFormat } from '#server/platform/http/bodies/response-format.ts';
import type { Services } from '#server/platform/services.ts';
import { PopularList } from './popular-list.ts';
import * as service from './service.ts';
import { listDecidedGames } from './store.ts';

export function popularGameRoutes({ db }: Services): Router {
  const router = Router();
  const list = new PopularList(db);
  serve(router, contracts.listPopularGames, async ({ req, res }) => {
    const version = await list.version();
    await sendCached(req, res, inFormat(contracts.listPopularGames, version), () => list.get(version));
  });
  serve(router, contracts.listDecidedGames, () => listDecidedGames(db));
  serve(router, contracts.addPopularGame, ({ owner, params, body }) =>
    service.addPopularGame(db, owner, params.id, body.isWishlist),
  );
  return router;
}
