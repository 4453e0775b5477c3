import { contract } from './contract.ts';
import { idParams } from './fields.ts';

/** Server-sent events named `changed`, without data: one at the start and one after every change. */
export const watchEvent = contract({
  method: 'get',
  path: '/api/events/:id/live',
  summary: 'Says `changed`, as a server-sent event, whenever the event, its list or its mails are not as they were',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  responseType: 'text/event-stream',
  refusals: ['too_many_requests', 'unavailable'],
});
