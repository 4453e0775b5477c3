import { Router } from 'express';
import { changeGame } from '#shared/games/change-game-contract.ts';
import { changeGames as changeGamesContract } from '#shared/games/change-many-games-contract.ts';
import * as contracts from '#shared/games/games-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { changeGames } from './change-many.ts';
import { editGame } from './edit-game.ts';
import { BUILD_LIST, ListCache } from '#server/platform/owner-data/list-cache.ts';
import { serveList } from '#server/platform/owner-data/serve-list.ts';
import * as service from './service.ts';
import { listGames } from './store.ts';

export function gameRoutes({ db, workers }: Services): Router {
  const router = Router();
  serveList(
    router,
    contracts.listGames,
    new ListCache({
      readShort: (userId) => listGames.readShort(db, userId),
      buildLong: (userId) => workers.run(BUILD_LIST, userId, { list: 'games', userId }),
    }),
  );
  serve(router, contracts.addGame, ({ owner, body }) => service.addGame(db, owner, body));
  serve(router, changeGame, ({ owner, params, body }) => editGame(db, owner, params.id, body));
  serve(router, changeGamesContract, ({ owner, body }) => changeGames(db, owner, body.ids, body.change));
  serve(router, contracts.removeGame, ({ owner, params }) => service.removeGame(db, owner, params.id));
  serve(router, contracts.restoreGame, ({ owner, params }) => service.restoreGame(db, owner, params.id));
  serve(router, contracts.markPlayed, ({ owner, params }) => service.markPlayed(db, owner, params.id));
  serve(router, contracts.undoMarkPlayed, ({ owner, params }) => service.undoMarkPlayed(db, owner, params.id));
  serve(router, contracts.rateGame, ({ owner, params, body }) => service.rateGame(db, owner, params.id, body.rating));
  serve(router, contracts.toggleWishlist, ({ owner, params }) => service.toggleWishlist(db, owner, params.id));
  serve(router, contracts.toggleFavorite, ({ owner, params }) => service.toggleFavorite(db, owner, params.id));
  return router;
}
