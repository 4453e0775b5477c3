import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';

const hostMails = z.object({
  /** Whether the host gets a digest mail of new answers. */
  digest: z.boolean(),
});

export const getHostMails = contract({
  method: 'get',
  path: '/api/host-mails',
  summary: 'Which mails the signed-in person gets as a host',
  access: 'owner',
  status: 200,
  response: hostMails,
});

export const setHostMails = contract({
  method: 'put',
  path: '/api/host-mails',
  summary: 'Switches mails to the host on or off',
  access: 'owner',
  body: hostMails,
  status: 200,
  response: hostMails,
});

export const hostMailContracts = [getHostMails, setHostMails];
