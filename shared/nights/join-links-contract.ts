import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';
import { idParams } from '#shared/contract/fields.ts';

export const setJoinLink = contract({
  method: 'put',
  path: '/api/events/:id/join-link',
  summary: 'Switches the shared link on or off, or replaces it by a new one',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  body: z.object({ state: z.enum(['on', 'off', 'new']) }),
  status: 200,
  response: z.object({ url: z.nullable(z.string()) }),
});

export const getJoinLink = contract({
  method: 'get',
  path: '/api/events/:id/join-link',
  summary: 'The shared link of an event, where it is on',
  access: 'owner',
  hosts: 'event',
  params: idParams,
  status: 200,
  response: z.object({ url: z.nullable(z.string()) }),
});

export const joinLinkContracts = [getJoinLink, setJoinLink];
