import { Router } from 'express';
import * as contracts from '#shared/games/mechanics-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { listMechanics } from './mechanics-store.ts';

export function mechanicsRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listMechanics, ({ owner }) => listMechanics(db, owner.id));
  return router;
}
