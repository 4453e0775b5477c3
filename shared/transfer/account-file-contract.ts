import * as z from 'zod/mini';
import { contract } from '#shared/contract/contract.ts';

export const downloadAccount = contract({
  method: 'get',
  path: '/api/export',
  summary: 'Everything in the account as one JSON file, which docs/export-format.md describes',
  access: 'owner',
  status: 200,
  responseType: 'application/json',
  refusals: ['too_many_requests', 'unavailable'],
});

export const restoreAccount = contract({
  method: 'post',
  path: '/api/export/restore',
  summary: 'Restores everything that a file of /api/export has into an account that is empty; all of it or nothing',
  access: 'owner',
  body: { file: ['application/json', 'text/json', 'text/plain', 'application/octet-stream'] },
  status: 201,
  response: z.object({
    games: z.int(),
    plays: z.int(),
    people: z.int(),
    nights: z.int(),
    /** One sentence for each thing in the file that the plan does not include. */
    leftOut: z.array(z.string()),
  }),
  refusals: [
    'invalid_file',
    'upload_incomplete',
    'account_not_empty',
    'limit_reached',
    'too_large',
    'too_many_requests',
    'unavailable',
  ],
});
export type Restored = z.output<(typeof restoreAccount)['response']>;

export const accountFileContracts = [downloadAccount, restoreAccount];
