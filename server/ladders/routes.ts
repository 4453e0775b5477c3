import { Router } from 'express';
import * as contracts from '#shared/ladders/ladders-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './service.ts';

export function ladderRoutes(services: Services): Router {
  const { db } = services;
  const router = Router();
  serve(router, contracts.getLadder, ({ owner, actor, params, query }) =>
    service.getLadder(services, { owner, actor, groupId: params.id, game: query.game ?? null }),
  );
  serve(router, contracts.switchLadder, ({ owner, params, body }) =>
    service.switchLadder(db, owner, params.id, body.isOn),
  );
  serve(router, contracts.listLadderSeats, ({ owner, params }) => service.listSeats(db, owner, params.id));
  serve(
    router,
    contracts.changeLadderSeat,
    ({ owner, params, body }) => service.changeSeat(db, owner, params.id, body),
    { perUserQueue: true },
  );
  return router;
}
