import { Router } from 'express';
import * as contracts from '#shared/collection/saved-views-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './service.ts';
import { listViews } from './store.ts';

export function savedViewRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listViews, ({ owner }) => listViews(db, owner.id));
  serve(router, contracts.addView, ({ owner, body }) => service.addView(db, owner, body));
  serve(router, contracts.changeView, ({ owner, params, body }) => service.changeView(db, owner, params.id, body));
  serve(router, contracts.orderViews, ({ owner, body }) => service.orderViews(db, owner, body.ids));
  serve(router, contracts.deleteView, ({ owner, params }) => service.deleteView(db, owner, params.id));
  return router;
}
