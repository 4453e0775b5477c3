import { Router } from 'express';
import { planEvening } from '#shared/contracts/evening.ts';
import { serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import * as service from './service.ts';

export function eveningRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, planEvening, ({ owner, params, query }) => service.planEvening(db, owner, params.id, query));
  return router;
}
