import { Router } from 'express';
import { getEventAnalytics } from '#shared/nights/event-analytics-contract.ts';
import { completeReads } from '#server/platform/database/standby/reads.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { analyseEvents } from './service.ts';

export function nightAnalyticsRoutes({ db, standby }: Services): Router {
  const router = Router();
  serve(router, getEventAnalytics, ({ owner, query }) => completeReads(standby, () => analyseEvents(db, owner, query)));
  return router;
}
