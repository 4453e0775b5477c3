import { Router } from 'express';
import { downloadPlays } from '#shared/plays/play-export-contract.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { sendPlays } from './send-plays.ts';

export function playExportRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, downloadPlays, async ({ owner, res }) => {
    await sendPlays(db, owner.id, res);
    return undefined;
  });
  return router;
}
