import * as z from 'zod/mini';
import { MAX_NIGHT_COMMENT_LENGTH } from '#shared/limits/limits.ts';
import { contract, type ResponseBody } from '#shared/contract/contract.ts';
import { idParams, moment, requiredText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

export const newNightComment = z.object({ text: requiredText(MAX_NIGHT_COMMENT_LENGTH, t('Please write something')) });

/** A comment on an event, as its host sees it. */
const nightComment = z.object({
  id: z.int(),
  /** Its author's name; null for a guest without one. */
  author: z.nullable(z.string()),
  /** The host wrote it. */
  isHost: z.boolean(),
  text: z.string(),
  createdAt: moment,
});
export type NightComment = ResponseBody<typeof listNightComments>[number];

export const listNightComments = contract({
  method: 'get',
  path: '/api/events/:id/comments',
  summary: 'What guests and host wrote on the page of an event, the oldest first, also while comments are off',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.array(nightComment),
});

export const addNightComment = contract({
  method: 'post',
  path: '/api/events/:id/comments',
  summary: 'Writes a comment as the host; the latest one of the same text is returned instead',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: newNightComment,
  status: 201,
  response: z.array(nightComment),
  refusals: ['comments_off', 'comments_closed', 'limit_reached'],
});

export const removeNightComment = contract({
  method: 'delete',
  path: '/api/night-comments/:id',
  summary: 'Removes a comment on an event, whoever wrote it',
  access: 'owner',
  hosts: 'night_comment',
  params: idParams,
  status: 204,
});

export const nightCommentContracts = [listNightComments, addNightComment, removeNightComment];
