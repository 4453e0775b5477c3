import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import { idParams } from '#shared/contract/fields.ts';

/** Header of responses about an event: the latest change that their data is sure to include. */
export const CHANGE_POSITION = 'Change-Position';
const MAX_POSITIONS_LENGTH = 500;

/** Server-sent events: one named `changed`, without data, after whatever changed, and at the start where something may have. */
export const watchEvent = contract({
  method: 'get',
  path: '/api/events/:id/live',
  summary:
    'Says `changed`, as a server-sent event, whenever the event, its list or its mails are not as they were; at the start too, ' +
    'unless `since` has the header `Change-Position` of every answer about the event, separated by commas, and nothing changed after',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  query: z.object({ since: z.optional(z.string().check(z.maxLength(MAX_POSITIONS_LENGTH))) }),
  status: 200,
  responseType: 'text/event-stream',
  refusals: ['too_many_requests', 'unavailable'],
});
