import { Router } from 'express';
import { getEventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { analyseEvents } from './service.ts';

export function nightAnalyticsRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, getEventAnalytics, ({ owner, query }) => analyseEvents(db, owner, query));
  return router;
}
