import { Router } from 'express';
import * as contracts from '#shared/plays/score-sheets-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './score-sheet-service.ts';
import { listSheets } from './score-sheet-store.ts';

export function scoreSheetRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listSheets, ({ owner }) => listSheets(db, owner.id));
  serve(router, contracts.addSheet, ({ owner, body }) => service.addSheet(db, owner, body));
  serve(router, contracts.changeSheet, ({ owner, params, body }) => service.changeSheet(db, owner, params.id, body));
  serve(router, contracts.deleteSheet, ({ owner, params }) => service.deleteSheet(db, owner, params.id));
  return router;
}
