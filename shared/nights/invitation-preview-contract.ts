import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import { newEvent } from './event-fields.ts';

export const previewInvitation = contract({
  method: 'post',
  path: '/api/events/preview',
  summary: 'The mail by which guests of an event would be invited; stores and sends nothing',
  access: 'owner',
  hosts: 'for',
  body: newEvent,
  status: 200,
  response: z.object({ subject: z.string(), html: z.string() }),
});
