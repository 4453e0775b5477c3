import { Router } from 'express';
import { scrapeGame } from '#shared/transfer/scrape-contract.ts';
import { attemptLimit, countAttempt } from '#server/accounts/service.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { WorkQueue } from '#server/platform/workers/work-queue.ts';
import { checkAddress, readGame } from './read-game.ts';

/** For each person. */
const PAGES_A_MINUTE = 20;
const MINUTE = 60;
/** Pages that are fetched and read at once: each takes up to 3 MB and, where the other site is slow, eight seconds. */
const PAGES_AT_ONCE = { atOnce: 16, waiting: 64, waitingEach: 1, maxWaitMs: 20_000 };

export function scrapeRoutes(services: Services): Router {
  const router = Router();
  const limit = attemptLimit(services, 'page fetched', PAGES_A_MINUTE, MINUTE);
  const pages = new WorkQueue(PAGES_AT_ONCE);
  serve(router, scrapeGame, async ({ owner, body, res }) => {
    const url = checkAddress(body.url);
    await countAttempt(limit, String(owner.id));
    return pages.run(owner.id, () => readGame(services, owner.id, url), res);
  });
  return router;
}
