import { Router } from 'express';
import * as contracts from '#shared/contracts/change-copies.ts';
import { listCopies as listContract } from '#shared/contracts/copies.ts';
import { listCopies } from '#server/domain/copies/store.ts';
import { serve } from '#server/http/endpoint.ts';
import type { Services } from '#server/services.ts';
import * as service from './service.ts';

export function copyRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, listContract, ({ owner }) => listCopies(db, owner.id));
  serve(router, contracts.addCopy, ({ owner, params, body }) => service.addCopy(db, owner, params.id, body));
  serve(router, contracts.changeCopy, ({ owner, params, body }) => service.changeCopy(db, owner, params.id, body));
  serve(router, contracts.removeCopy, ({ owner, params }) => service.removeCopy(db, owner, params.id));
  return router;
}
