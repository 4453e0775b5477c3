import { PICTURE_TYPES } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams } from '#shared/contract/fields.ts';
import { game } from './games-contract.ts';

const path = '/api/games/:id/photo';

export const putGamePhoto = contract({
  method: 'put',
  path,
  summary: "Takes a photo of a game's box, which becomes its picture: WebP, PNG or JPEG of at most 1 MB",
  access: 'owner',
  params: idParams,
  body: { file: PICTURE_TYPES },
  status: 200,
  response: game,
  refusals: [
    'invalid_file',
    'upload_incomplete',
    'too_large',
    'too_many_requests',
    'unavailable',
    'PLAN_LIMIT_REACHED',
    'limit_reached',
  ],
});

export const removeGamePhoto = contract({
  method: 'delete',
  path,
  summary: "Takes the photo of a game's box away; this may be undone for 10 seconds",
  access: 'owner',
  params: idParams,
  status: 200,
  response: game,
});

export const restoreGamePhoto = contract({
  method: 'post',
  path: `${path}/restore`,
  summary: 'Undoes the removal of a photo',
  access: 'owner',
  params: idParams,
  status: 200,
  response: game,
  refusals: ['undo_expired', 'PLAN_LIMIT_REACHED', 'limit_reached'],
});

export const gamePhotoContracts = [putGamePhoto, removeGamePhoto, restoreGamePhoto];
