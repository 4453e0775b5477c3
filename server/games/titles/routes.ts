import { Router } from 'express';
import { completeTitle } from '#shared/games/titles-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { GameServices } from '../services.ts';
import * as service from './service.ts';

export function titleRoutes({ titles }: GameServices): Router {
  const router = Router();
  serve(router, completeTitle, ({ query }) => service.completeTitle(titles, query.q ?? ''));
  return router;
}
