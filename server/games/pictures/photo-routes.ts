import { Router } from 'express';
import * as contracts from '#shared/games/game-photos-contract.ts';
import { MAX_PHOTO_BYTES } from '#shared/limits/limits.ts';
import { serve } from '#server/platform/http/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import type { Accepted } from '#server/platform/files/accepted.ts';
import { receivePicture } from '#server/platform/files/receive-picture.ts';
import { t } from '#server/platform/words/words.ts';
import * as service from './photo-service.ts';

const acceptedPhoto = (): Accepted => ({
  contentTypes: contracts.putGamePhoto.body.file,
  maxBytes: MAX_PHOTO_BYTES,
  refusals: {
    type: t('Please send the photo as image/webp, image/png or image/jpeg.'),
    size: t('This photo is larger than 1 MB. Please choose a smaller one.'),
  },
});

/** Photos of boxes. They are sent by the routes of pictures, also to people who may see the game. */
export function gamePhotoRoutes({ db }: Services): Router {
  const router = Router();
  serve(router, contracts.putGamePhoto, async ({ owner, params, req }) => {
    await service.refuseWithoutGame(db, owner, params.id);
    return service.putPhoto(db, owner, params.id, await receivePicture(req, acceptedPhoto()));
  });
  serve(router, contracts.removeGamePhoto, ({ owner, params }) => service.removePhoto(db, owner, params.id));
  serve(router, contracts.restoreGamePhoto, ({ owner, params }) => service.restorePhoto(db, owner, params.id));
  return router;
}
