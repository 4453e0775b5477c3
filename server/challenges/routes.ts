import { Router } from 'express';
import * as contracts from '#shared/challenges/challenges-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import * as service from './service.ts';
import { listChallenges } from './store.ts';

export function challengeRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.listChallenges, ({ owner }) => listChallenges(db, owner.id));
  serve(router, contracts.addChallenge, ({ owner, body }) => service.addChallenge(db, owner, body));
  serve(router, contracts.changeChallenge, ({ owner, params, body }) =>
    service.changeChallenge(db, owner, params.id, body),
  );
  serve(router, contracts.deleteChallenge, ({ owner, params }) => service.deleteChallenge(db, owner, params.id));
  return router;
}
