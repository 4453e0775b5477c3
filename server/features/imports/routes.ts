import { Router } from 'express';
import * as contracts from '#shared/contracts/imports.ts';
import { serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { BG_STATS_FILE, COLLECTION_FILE } from './accepted-files.ts';
import { readAgain, startToRead } from './bgg-user/service.ts';
import { bgStatsSource, collectionSource } from './file-sources.ts';
import { receiveFile } from './receive-file.ts';
import { sendReport } from './report.ts';
import * as service from './service.ts';
import { Turns } from './turns.ts';

export function importRoutes(given: Services): Router {
  const router = Router();
  const { db } = given;
  const services = { ...given, turns: new Turns(Math.max(1, Math.floor((given.pool.options.max ?? 2) / 2))) };
  serve(router, contracts.previewBggCollection, async ({ owner, query, req }) => {
    const file = await receiveFile(req, COLLECTION_FILE);
    const preview = service.previewRows(services, owner.id, collectionSource(file, query.fileName));
    return preview.finally(() => file.close());
  });
  serve(router, contracts.previewBgStats, async ({ owner, query, req }) => {
    const file = await receiveFile(req, BG_STATS_FILE);
    const preview = bgStatsSource(file, query).then((source) => service.previewRows(services, owner.id, source));
    return preview.finally(() => file.close());
  });
  serve(router, contracts.importBggUser, ({ owner, body }) => startToRead(services, owner.id, body.username));
  serve(router, contracts.readImportAgain, ({ owner, params }) => readAgain(services, owner.id, params.id));
  serve(router, contracts.listImports, ({ owner }) => service.listImports(services, owner.id));
  serve(router, contracts.getImport, ({ owner, params }) => service.getImport(services, owner.id, params.id));
  serve(router, contracts.listImportRows, ({ owner, params, query }) =>
    service.getRows(services, owner.id, params.id, { after: query.after, action: query.action }),
  );
  serve(router, contracts.applyImport, ({ owner, params }) => service.startToApply(services, owner.id, params.id));
  serve(router, contracts.undoImport, ({ owner, params }) => service.startToUndo(services, owner.id, params.id));
  serve(router, contracts.discardImport, ({ owner, params }) => service.discardPreview(services, owner.id, params.id));
  serve(router, contracts.downloadImportReport, async ({ owner, params, res }) => {
    const summary = await service.getImport(services, owner.id, params.id);
    await sendReport(db, owner.id, summary, res);
    return undefined;
  });
  return router;
}
