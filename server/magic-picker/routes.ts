import { Router } from 'express';
import * as contracts from '#shared/magic-picker/magic-picker-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as store from './store.ts';

export function magicPickerRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listMechanics, ({ owner }) => store.listMechanics(db, owner.id));
  return router;
}
