import { Router } from 'express';
import { watchEvent } from '#shared/contracts/live-nights.ts';
import { serve } from '#server/http/endpoint.ts';
import type { Services } from '#server/services.ts';
import { getEvent } from '#server/domain/nights/events-service.ts';

export function liveNightRoutes({ db, live }: Services): Router {
  const router = Router();
  serve(router, watchEvent, async ({ owner, actor, params, req, res }) => {
    const { id } = await getEvent(db, owner, params.id);
    live.nights.open({ viewerId: actor.id, sessionId: req.sessionID, eventId: id }, res);
    if (req.method === 'HEAD') res.end();
    return undefined;
  });
  return router;
}
