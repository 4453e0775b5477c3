import { Router } from 'express';
import * as contracts from '#shared/transfer/imports-contract.ts';
import type { FileFormat } from '#shared/transfer/import-formats.ts';
import { attemptLimit, countAttempt } from '#server/accounts/service.ts';
import { type Call, serve } from '#server/platform/http/endpoint.ts';
import { acceptedFile } from './accepted-files.ts';
import { retryReading, startToRead } from './bgg/service.ts';
import { sourceOf } from './file-sources.ts';
import { withOpened } from './files/open-upload.ts';
import { sendReport } from './report.ts';
import type { BggServices } from './service.ts';
import * as service from './service.ts';
import type { Uploads } from '#server/platform/files/uploads.ts';

type FileCall = Call<typeof contracts.previewBggCollection | typeof contracts.previewBgStats>;

const HOUR = 60 * 60;
/** Collections that an account may have read by user name: all accounts share what BoardGameGeek allows this site. */
const READINGS_AN_HOUR = 30;

export function importRoutes(given: BggServices, uploads: Uploads): Router {
  const router = Router();
  const { db } = given;
  const services = { ...given, queue: uploads.work };
  const preview = (format: FileFormat, { owner, query, req }: FileCall) =>
    uploads.receive({ req, account: owner.id, accepted: acceptedFile(format) }, (file) =>
      withOpened(file, async (opened) =>
        service.previewRows(services, owner.id, await sourceOf(opened, format, query)),
      ),
    );
  serve(router, contracts.previewBggCollection, (call) => preview('bgg_collection_csv', call));
  serve(router, contracts.previewBgStats, (call) => preview('bgstats_json', call));
  const readings = attemptLimit(given, 'collection read for account', READINGS_AN_HOUR, HOUR);
  serve(router, contracts.importBggUser, async ({ owner, body }) => {
    await countAttempt(readings, String(owner.id));
    return startToRead(services, owner.id, body.username);
  });
  serve(router, contracts.readImportAgain, async ({ owner, params }) => {
    await countAttempt(readings, String(owner.id));
    return retryReading(services, owner.id, params.id);
  });
  serve(router, contracts.listImports, ({ owner }) => service.listImports(services, owner.id));
  serve(router, contracts.getImport, ({ owner, params }) => service.getImport(services, owner.id, params.id));
  serve(router, contracts.listImportRows, ({ owner, params, query }) =>
    service.getRows(services, owner.id, params.id, query),
  );
  serve(router, contracts.applyImport, ({ owner, params, body }) =>
    service.startToApply(services, owner.id, params.id, {
      erase: new Set(body?.erase),
      bringBack: new Set(body?.bringBack),
      addUnlisted: body?.addUnlisted ?? false,
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
