import { type RequestHandler, Router } from 'express';
import { CHANGE_POSITION, watchEvent } from '#shared/nights/live-nights-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import type { LiveStreams } from '#server/platform/live/live-streams.ts';
import { getEvent } from './events-service.ts';
import type { NightViewer } from './live-viewers.ts';

export interface LiveNightServices extends Services {
  live: { nights: LiveStreams<NightViewer> };
}

/** Answers about events say up to which change they know, for the stream that is opened later. Comes before all that reads. */
export const changePositions =
  ({ live }: Pick<LiveNightServices, 'live'>): RequestHandler =>
  (_req, res, next) => {
    res.set(CHANGE_POSITION, live.nights.position());
    next();
  };

export function liveNightRoutes({ db, live }: LiveNightServices): Router {
  const router = Router();
  serve(
    router,
    watchEvent,
    async ({ owner, actor, params, query, req, res }) => {
      const { id } = await getEvent(db, owner, params.id);
      const viewer = { viewerId: actor.id, sessionId: req.sessionID, eventId: id };
      live.nights.open(viewer, res, query.since?.split(','));
      if (req.method === 'HEAD') res.end();
      return undefined;
    },
    { perUserQueue: false },
  );
  return router;
}
