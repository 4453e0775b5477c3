import { Router } from 'express';
import * as contracts from '#shared/contracts/imports.ts';
import { serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { BG_STATS_FILE, COLLECTION_FILE } from './accepted-files.ts';
import { readAgain, startToRead } from './bgg-user/service.ts';
import { bgStatsSource, collectionSource } from './file-sources.ts';
import { sendReport } from './report.ts';
import * as service from './service.ts';
import type { Uploads } from './uploads.ts';

export function importRoutes(given: Services, uploads: Uploads): Router {
  const router = Router();
  const { db } = given;
  const services = { ...given, queue: uploads.work };
  serve(router, contracts.previewBggCollection, ({ owner, query, req }) =>
    uploads.receive({ req, account: owner.id, accepted: COLLECTION_FILE }, (file) =>
      service.previewRows(services, owner.id, collectionSource(file, query.fileName)),
    ),
  );
  serve(router, contracts.previewBgStats, ({ owner, query, req }) =>
    uploads.receive({ req, account: owner.id, accepted: BG_STATS_FILE }, async (file) =>
      service.previewRows(services, owner.id, await bgStatsSource(file, query)),
    ),
  );
  serve(router, contracts.importBggUser, ({ owner, body }) => startToRead(services, owner.id, body.username));
  serve(router, contracts.readImportAgain, ({ owner, params }) => readAgain(services, owner.id, params.id));
  serve(router, contracts.listImports, ({ owner }) => service.listImports(services, owner.id));
  serve(router, contracts.getImport, ({ owner, params }) => service.getImport(services, owner.id, params.id));
  serve(router, contracts.listImportRows, ({ owner, params, query }) =>
    service.getRows(services, owner.id, params.id, query),
  );
  serve(router, contracts.applyImport, ({ owner, params, body }) =>
    service.startToApply(services, owner.id, params.id, {
      erase: new Set(body?.erase),
      bringBack: new Set(body?.bringBack),
    }),
  );
  serve(router, contracts.undoImport, ({ owner, params }) => service.startToUndo(services, owner.id, params.id));
  serve(router, contracts.discardImport, ({ owner, params }) => service.discardPreview(services, owner.id, params.id));
  serve(router, contracts.downloadImportReport, async ({ owner, params, res }) => {
    const summary = await service.getImport(services, owner.id, params.id);
    await sendReport(db, owner.id, summary, res);
    return undefined;
  });
  return router;
}
