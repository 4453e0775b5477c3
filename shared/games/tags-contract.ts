import * as z from 'zod/mini';
import { TAG_COLOURS } from '#shared/enums.ts';
import { MAX_TAG_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams, atLeastOneField, tidyText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** A label of an owner, for games. */
export const tag = z.object({ id: z.int(), name: z.string(), colour: z.enum(TAG_COLOURS) });
export type Tag = z.output<typeof tag>;

const name = tidyText(MAX_TAG_LENGTH, t('A tag has a name'));
const colour = z.enum(TAG_COLOURS, t('Please choose one of the colors'));

/** Without a colour it gets the one that the owner uses least. */
export const newTag = z.object({ name, colour: z.optional(colour) });
export type NewTag = z.output<typeof newTag>;

export const tagChanges = z.object({ name: z.optional(name), colour: z.optional(colour) }).check(atLeastOneField);
export type TagChanges = z.output<typeof tagChanges>;

export const listTags = contract({
  method: 'get',
  path: '/api/tags',
  summary: "The owner's tags, by name",
  access: 'owner',
  status: 200,
  response: z.array(tag),
});

export const addTag = contract({
  method: 'post',
  path: '/api/tags',
  summary: 'Makes a tag',
  access: 'owner',
  body: newTag,
  status: 201,
  response: tag,
  refusals: ['duplicate_tag', 'limit_reached'],
});

export const changeTag = contract({
  method: 'patch',
  path: '/api/tags/:id',
  summary: 'Renames a tag or gives it another colour',
  access: 'owner',
  params: idParams,
  body: tagChanges,
  status: 200,
  response: tag,
  refusals: ['duplicate_tag'],
});

export const deleteTag = contract({
  method: 'delete',
  path: '/api/tags/:id',
  summary: 'Deletes a tag and takes it off all games',
  access: 'owner',
  params: idParams,
  status: 204,
});

export const tagContracts = [listTags, addTag, changeTag, deleteTag];
