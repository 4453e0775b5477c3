import { Router } from 'express';
import * as contracts from '#shared/transfer/account-file-contract.ts';
import { MAX_ACCOUNT_FILE_BYTES } from '#shared/limits/limits.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import type { Accepted } from '#server/platform/files/accepted.ts';
import type { Uploads } from '#server/platform/files/uploads.ts';
import { t } from '#server/transfer/words/words.ts';
import { restoreAccount } from './restore-account.ts';
import { sendAccount } from './send-account.ts';

const accountFile = (): Accepted => ({
  contentTypes: contracts.restoreAccount.body.file,
  maxBytes: MAX_ACCOUNT_FILE_BYTES,
  refusals: {
    type: t('Please send the file as application/json.'),
    size: t('This file is larger than 64 MB, the most that this server accepts.'),
  },
});

/** Download and restore of a whole account. Both take long, so only a few run at a time. */
export function accountFileRoutes({ db }: Services, uploads: Uploads): Router {
  const router = Router();
  serve(router, contracts.downloadAccount, ({ owner, req, res }) => sendAccount(db, uploads, owner.id, req, res));
  serve(router, contracts.restoreAccount, ({ owner, req }) =>
    uploads.receive({ req, account: owner.id, accepted: accountFile() }, (file) => restoreAccount(db, owner, file)),
  );
  return router;
}
