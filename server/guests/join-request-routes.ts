import { Router } from 'express';
import { listJoinRequests } from '#shared/nights/join-requests-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { getEvent, openRequestsOf } from '#server/nights/service.ts';

export function joinRequestRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, listJoinRequests, async ({ owner, params }) => {
    const { id } = await getEvent(db, owner, params.id);
    return openRequestsOf(db, owner.id, id);
  });
  return router;
}
