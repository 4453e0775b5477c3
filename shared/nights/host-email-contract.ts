import { contract } from '#shared/contract/contract.ts';
import { event } from './events-contract.ts';
import { idParams } from '#shared/contract/fields.ts';

export const askHostEmail = contract({
  method: 'post',
  path: '/api/events/:id/ask-host-email',
  summary: "Asks once more, by mail, whoever has the event's contact address whether it may be used",
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: event,
  refusals: ['contact_confirmed', 'too_many_requests'],
});
