import { Router } from 'express';
import { scrapeGame } from '#shared/contracts/scrape.ts';
import { countAttempt } from '#server/auth/attempts.ts';
import { serve } from '#server/http/endpoint.ts';
import type { Services } from '#server/services.ts';
import { fetchLimit } from './fetch-limit.ts';
import { checkAddress, readGame } from './service.ts';

export function scrapeRoutes(services: Services): Router {
  const router = Router();
  const limit = fetchLimit(services);
  serve(router, scrapeGame, async ({ owner, body }) => {
    const url = checkAddress(body.url);
    await countAttempt(limit, String(owner.id));
    return readGame(services, owner.id, url);
  });
  return router;
}
