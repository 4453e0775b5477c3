import { Router } from 'express';
import * as contracts from '#shared/contracts/recommendations.ts';
import { serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { generate } from './generate.ts';
import { InTurn } from './in-turn.ts';
import { KeptCatalogue } from './kept-catalogue.ts';
import { loadModel } from './model-file.ts';
import * as service from './service.ts';

export function recommendationRoutes(services: Services): Router {
  const { db, environment, log } = services;
  const router = Router();
  const turns = new InTurn();
  const kept = new KeptCatalogue(db);
  const model = loadModel(environment.RECOMMENDER_MODEL, log);
  serve(router, contracts.getRecommendationState, ({ owner, params }) =>
    service.recommendationState(db, owner, params.id),
  );
  serve(router, contracts.listAiRecommendations, ({ owner, params }) =>
    service.listRecommendations(db, owner, params.id),
  );
  serve(router, contracts.generateAiRecommendations, ({ owner, params }) =>
    turns.run(owner.id, () =>
      service.generateRecommendations(db, owner, params.id, async () =>
        generate(services, { catalogue: await kept.get(), model: await model }, owner),
      ),
    ),
  );
  serve(router, contracts.tuneRecommendations, ({ owner, params, body }) => service.tune(db, owner, params.id, body));
  return router;
}
