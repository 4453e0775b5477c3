import { Router } from 'express';
import * as contracts from '#shared/plays/played-games-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { GameServices } from '#server/games/service.ts';
import * as service from './service.ts';

export function playedGameRoutes({ db, titles }: GameServices): Router {
  const router = Router();
  serve(router, contracts.listPlayedGames, ({ owner }) => service.listPlayedGames(db, owner.id));
  serve(router, contracts.countPlayedGames, ({ owner }) => service.countPlayedGames(db, owner.id));
  serve(router, contracts.addPlayedGamesToCollection, ({ owner, body }) =>
    service.addPlayedGamesToCollection({ db, titles }, owner.id, body.keys),
  );
  return router;
}
