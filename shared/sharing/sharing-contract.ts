import * as z from 'zod/mini';
import { MAX_SHARED_DESCRIPTION_LENGTH, MAX_TITLE_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { clearableText, idParams, moment, requiredText, atLeastOneField } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** A public link to an owner's collection, as the owner sees it. */
export const sharing = z.object({
  id: z.int(),
  userId: z.int(),
  /** The secret part of the link; cannot be guessed. */
  shareId: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  isPublic: z.boolean(),
  allowComments: z.boolean(),
  showRatings: z.boolean(),
  showTags: z.boolean(),
  allowIndexing: z.boolean(),
  /** Visitors, counted once a day each, without the owner and bots. */
  views: z.int(),
  comments: z.int(),
  createdAt: moment,
  updatedAt: moment,
});
export type Sharing = z.output<typeof sharing>;

const fields = {
  title: requiredText(MAX_TITLE_LENGTH, t('Please give it a title')),
  description: clearableText(MAX_SHARED_DESCRIPTION_LENGTH),
  isPublic: z.boolean(),
  allowComments: z.boolean(),
  showRatings: z.boolean(),
  showTags: z.boolean(),
  allowIndexing: z.boolean(),
};

export const newSharing = z.object({
  ...fields,
  description: z._default(fields.description, null),
  isPublic: z._default(fields.isPublic, true),
  allowComments: z._default(fields.allowComments, false),
  showRatings: z._default(fields.showRatings, true),
  showTags: z._default(fields.showTags, false),
  allowIndexing: z._default(fields.allowIndexing, false),
});
export type NewSharing = z.output<typeof newSharing>;

/** Omitted fields stay as they are. */
const sharingChanges = z.partial(z.object(fields)).check(atLeastOneField);
export type SharingChanges = z.output<typeof sharingChanges>;

export const listSharings = contract({
  method: 'get',
  path: '/api/shared-collections',
  summary: "The owner's shared collections, on every plan, the newest first",
  access: 'owner',
  status: 200,
  response: z.array(sharing),
});

export const createSharing = contract({
  method: 'post',
  path: '/api/shared-collections',
  summary: "Shares the owner's collection under a new link",
  access: 'owner',
  body: newSharing,
  status: 201,
  response: sharing,
  refusals: ['PLAN_REQUIRED', 'limit_reached'],
});

export const changeSharing = contract({
  method: 'patch',
  path: '/api/shared-collections/:id',
  summary: 'Changes a shared collection; every plan may make it private and switch its parts off',
  access: 'owner',
  params: idParams,
  body: sharingChanges,
  status: 200,
  response: sharing,
  refusals: ['PLAN_REQUIRED'],
});

export const deleteSharing = contract({
  method: 'delete',
  path: '/api/shared-collections/:id',
  summary: 'Deletes a shared collection with its comments, on every plan; its link leads nowhere from then on',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const sharingContracts = [listSharings, createSharing, changeSharing, deleteSharing];
