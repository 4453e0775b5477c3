import { Router } from 'express';
import { completeTitle } from '#shared/contracts/titles.ts';
import { serve } from '#server/http/endpoint.ts';
import type { Services } from '#server/services.ts';
import * as service from '#server/domain/titles/service.ts';

export function titleRoutes({ titles }: Services): Router {
  const router = Router();
  serve(router, completeTitle, ({ query }) => service.completeTitle(titles, query.q ?? ''));
  return router;
}
