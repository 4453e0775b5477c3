import { Router } from 'express';
import { getHome } from '#shared/home/home-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { loadHome } from './service.ts';

export function homeRoutes(services: Services): Router {
  const router = Router();
  serve(router, getHome, ({ owner }) => loadHome(services, owner, new Date()));
  return router;
}
