import { Router } from 'express';
import * as contracts from '#shared/accounts/account-contract.ts';
import { MAX_PICTURE_BYTES } from '#shared/limits/limits.ts';
import { regenerateSession, changePicture, removePicture, sendPicture } from '#server/accounts/service.ts';
import type { PaymentServices } from '#server/plans/service.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Accepted } from '#server/platform/files/accepted.ts';
import { receivePicture } from '#server/platform/files/receive-picture.ts';
import { t } from '#server/platform/words/words.ts';
import { changeProfile } from './change-profile.ts';
import { deleteAccount } from './delete-account.ts';
import { endOtherSessions, endSession, listSessions } from './sessions.ts';

const acceptedPicture = (): Accepted => ({
  contentTypes: contracts.putPicture.body.file,
  maxBytes: MAX_PICTURE_BYTES,
  refusals: {
    type: t('Please send the picture as image/webp, image/png or image/jpeg.'),
    size: t('This picture is larger than 256 kB. Please choose a smaller one.'),
  },
});

/** The user's own account: name, picture, sessions, deletion. */
export function accountRoutes(services: PaymentServices): Router {
  const { db } = services;
  const router = Router();
  serve(router, contracts.changeProfile, ({ owner, body }) => changeProfile(db, owner, body));
  serve(router, contracts.getPicture, ({ owner, res }) => sendPicture(db, owner, res));
  serve(router, contracts.putPicture, ({ owner, req }) =>
    receivePicture(req, acceptedPicture()).then((picture) => changePicture(db, owner, picture)),
  );
  serve(router, contracts.removePicture, ({ owner }) => removePicture(db, owner));
  serve(router, contracts.listSessions, ({ owner, req }) => listSessions(db, owner.id, req.sessionID));
  serve(router, contracts.endOtherSessions, ({ owner, req }) => endOtherSessions(db, owner.id, req.sessionID));
  serve(router, contracts.endSession, ({ owner, params }) => endSession(db, owner.id, params.device));
  serve(router, contracts.deleteAccount, async ({ owner, body, req }) => {
    await deleteAccount(services, owner, body.confirm);
    await regenerateSession(req);
  });
  return router;
}
