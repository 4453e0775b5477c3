import { type Request, type Response, Router } from 'express';
import * as contracts from '#shared/games/popular-games-contract.ts';
import { freshReads } from '#server/platform/database/standby/reads.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { sendCached } from '#server/platform/http/bodies/cached-response.ts';
import { inFormat } from '#server/platform/http/bodies/response-format.ts';
import type { Services } from '#server/platform/services.ts';
import { PopularList } from './popular-list.ts';
import * as service from './service.ts';
import { listDecidedGames } from './store.ts';

export function popularGameRoutes({ db, standby }: Services): Router {
  const router = Router();
  const list = new PopularList(db);
  const send = async (req: Request, res: Response) => {
    const version = await list.version();
    await sendCached(req, res, inFormat(contracts.listPopularGames, version), () => list.get(version));
  };
  serve(router, contracts.listPopularGames, ({ req, res }) => freshReads(standby, () => send(req, res)));
  serve(router, contracts.listDecidedGames, () => freshReads(standby, () => listDecidedGames(db)));
  serve(router, contracts.addPopularGame, ({ owner, params, body }) =>
    service.addPopularGame(db, owner, params.id, body.isWishlist),
  );
  return router;
}
