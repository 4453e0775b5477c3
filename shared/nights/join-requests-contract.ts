import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import { idParams, moment } from '#shared/contract/fields.ts';

export const listJoinRequests = contract({
  method: 'get',
  path: '/api/events/:id/join-requests',
  summary: 'Addresses typed on the page of an event whose owners have not confirmed by mail; they hold no seats',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.array(
    z.object({
      id: z.int(),
      email: z.string(),
      name: z.string(),
      /** People in the party, including the requester. */
      partySize: z.int(),
      createdAt: moment,
    }),
  ),
});
