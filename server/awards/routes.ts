import { Router } from 'express';
import * as contracts from '#shared/awards/awards-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './service.ts';

export function awardRoutes(services: Services): Router {
  const router = Router();
  serve(router, contracts.listAwards, ({ owner, params }) => service.listAwards(services, owner, params.id));
  serve(router, contracts.startAwards, ({ owner, params, body }) =>
    service.startAwards(services, owner, params.id, body),
  );
  serve(router, contracts.askVoters, ({ owner, params }) => service.askVoters(services, owner, params));
  serve(router, contracts.closeAwards, ({ owner, params }) => service.closeAwards(services, owner, params));
  serve(router, contracts.deleteAwards, ({ owner, params }) => service.deleteAwards(services, owner, params));
  return router;
}
