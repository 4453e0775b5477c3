import { Router } from 'express';
import { completeTitle } from '#shared/contracts/titles.ts';
import { serve } from '#server/http/endpoint.ts';
import * as service from '#server/domain/titles/service.ts';

export function titleRoutes(): Router {
  const router = Router();
  serve(router, completeTitle, ({ query }) => service.completeTitle(query.q ?? ''));
  return router;
}
