import { Router } from 'express';
import { listJoinRequests } from '#shared/contracts/join-requests.ts';
import { serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { getEvent } from '../game-nights/events-service.ts';
import { openRequestsOf } from './request-store.ts';

export function joinRequestRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, listJoinRequests, async ({ owner, params }) => {
    const { id } = await getEvent(db, owner, params.id);
    return openRequestsOf(db, id);
  });
  return router;
}
