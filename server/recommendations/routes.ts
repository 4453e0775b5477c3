import { Router } from 'express';
import * as dismissals from '#shared/recommendations/recommendation-dismissals-contract.ts';
import * as contracts from '#shared/recommendations/recommendations-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { dismiss, listDismissals, restore } from './dismissals.ts';
import { generate } from './generate.ts';
import { PerUserQueue } from './per-user-queue.ts';
import * as service from './service.ts';

export function recommendationRoutes(services: Services): Router {
  const { db } = services;
  const router = Router();
  const queue = new PerUserQueue();
  serve(router, contracts.getRecommendationState, ({ owner, params }) =>
    service.recommendationState(db, owner, params.id),
  );
  serve(router, contracts.listAiRecommendations, ({ owner, params }) =>
    service.listRecommendations(db, owner, params.id),
  );
  serve(router, contracts.generateAiRecommendations, ({ owner, params }) =>
    queue.run(owner.id, () => service.generateRecommendations(db, owner, params.id, () => generate(services, owner))),
  );
  serve(router, dismissals.listDismissals, ({ owner }) => listDismissals(db, owner.id));
  serve(router, dismissals.dismissRecommendation, ({ owner, body }) => dismiss(db, owner.id, body));
  serve(router, dismissals.restoreRecommendation, ({ owner, params }) => restore(db, owner.id, params.id));
  serve(router, contracts.tuneRecommendations, ({ owner, params, body }) => service.tune(db, owner, params.id, body));
  return router;
}
