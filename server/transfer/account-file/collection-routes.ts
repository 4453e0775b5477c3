import { Router } from 'express';
import * as contracts from '#shared/transfer/collection-export-contract.ts';
import { type ExportFormat, PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import type { Owner } from '#server/platform/owner-data/owner.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/platform/services.ts';
import { sendBgStats, sendCollection } from './send-files.ts';
import { t } from '#server/platform/words/words.ts';

/** The additional export formats of Premium Plus. */
export function collectionExportRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.downloadCollection, ({ owner, res }) => {
    refuseWithout('csv', owner);
    return sendCollection(db, owner.id, res);
  });
  serve(router, contracts.downloadSelected, ({ owner, body, res }) => {
    refuseWithout('csv', owner);
    return sendCollection(db, owner.id, res, body.ids);
  });
  serve(router, contracts.downloadBgStats, ({ owner, query, res }) => {
    refuseWithout('bgstats', owner);
    return sendBgStats(db, owner.id, query.timeZone ?? owner.timeZone ?? 'UTC', res);
  });
  return router;
}

function refuseWithout(format: ExportFormat, { plan }: Owner): void {
  if (!PLAN_LIMITS[plan].exports.includes(format))
    throw new Refusal('PLAN_REQUIRED', {
      message: t('Files for BoardGameGeek and BG Stats need Premium Plus. The JSON file has everything on every plan.'),
    });
}
