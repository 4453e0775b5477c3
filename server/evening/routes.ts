import { Router } from 'express';
import { planEvening } from '#shared/evening/evening-contract.ts';
import { EVENING_TASK } from './service.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { language } from '#server/platform/words/language.ts';
import type { Services } from '#server/platform/services.ts';

export function eveningRoutes({ workers }: Services): Router {
  const router = Router();
  serve(
    router,
    planEvening,
    ({ owner, actor, params, query }) =>
      workers.run(EVENING_TASK, actor.id, { owner, eventId: params.id, options: query, language: language() }),
    // Worker threads have a queue of their own.
    { perUserQueue: false },
  );
  return router;
}
