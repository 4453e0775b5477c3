import { Router } from 'express';
import * as contracts from '#shared/contracts/account-file.ts';
import { MAX_ACCOUNT_FILE_BYTES } from '#shared/limits.ts';
import { serve } from '../../http/endpoint.ts';
import type { Services } from '../../services.ts';
import { type Accepted, receiveFile } from '../imports/receive-file.ts';
import { Turns } from '../imports/turns.ts';
import { restoreAccount } from './restore-account.ts';
import { sendAccount } from './send-account.ts';

const ACCOUNT_FILE: Accepted = {
  contentTypes: contracts.restoreAccount.body.file,
  maxBytes: MAX_ACCOUNT_FILE_BYTES,
  refusals: {
    type: 'Please send the file as application/json.',
    size: 'This file is larger than 64 MB, which no export of Rollcall is that this server takes.',
  },
};

/** A whole account as a file, and back. Both are long work, of which a few are done at once. */
export function accountFileRoutes({ db, pool }: Services): Router {
  const router = Router();
  const turns = new Turns(Math.max(1, Math.floor((pool.options.max ?? 2) / 3)));
  serve(router, contracts.downloadAccount, ({ owner, req, res }) =>
    turns.take(() => sendAccount(db, owner.id, req, res)),
  );
  serve(router, contracts.restoreAccount, async ({ owner, req }) => {
    const file = await receiveFile(req, ACCOUNT_FILE);
    return turns.take(() => restoreAccount(db, owner, file)).finally(() => file.close());
  });
  return router;
}
