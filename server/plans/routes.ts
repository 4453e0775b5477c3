import { Router } from 'express';
import { startTrial } from '#shared/plans/trial-contract.ts';
import { currentUserOf } from '#server/accounts/service.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './service.ts';

export function planRoutes(services: Services): Router {
  const router = Router();
  serve(router, startTrial, async ({ owner }) => currentUserOf(await service.startTrial(services, owner)));
  return router;
}
