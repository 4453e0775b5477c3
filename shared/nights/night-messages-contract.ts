import * as z from 'zod/mini';
import { MESSAGE_AUDIENCES } from '#shared/enums.ts';
import { MAX_GUEST_NOTE_LENGTH } from '#shared/limits/limits.ts';
import { contract } from '#shared/contract/contract.ts';
import { idempotencyKey, idParams, moment, requiredText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

/** A message from a host to the people of an event. */
const nightMessage = z.object({
  id: z.int(),
  audience: z.enum(MESSAGE_AUDIENCES),
  text: z.string(),
  createdAt: moment,
});

export const listMessages = contract({
  method: 'get',
  path: '/api/events/:id/messages',
  summary: 'What the host wrote to the people of an event, the latest first',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.array(nightMessage),
});

export const sendMessage = contract({
  method: 'post',
  path: '/api/events/:id/messages',
  summary:
    'Writes to those who come, or to everybody who was invited and did not decline: by mail, and on the pages of the event; answers how many mails go out, and how many do not because their readers were sent enough today',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({
    audience: z.enum(MESSAGE_AUDIENCES),
    text: requiredText(MAX_GUEST_NOTE_LENGTH, t('Please write something')),
    idempotencyKey,
  }),
  status: 201,
  response: z.object({ message: nightMessage, mailed: z.int(), heldBack: z.int() }),
  refusals: ['nobody_to_write_to', 'event_cancelled', 'event_over', 'limit_reached', 'too_many_requests'],
});

export const nightMessageContracts = [listMessages, sendMessage];
