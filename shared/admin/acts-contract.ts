import * as z from 'zod/mini';
import { ADMIN_ACTS } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { moment } from '#shared/contract/fields.ts';
import { pageQuery } from './page-query.ts';

/** What an administrator did. */
export const adminAct = z.object({
  id: z.int(),
  at: moment,
  /** The administrator's address; null for a command on the server. */
  by: z.nullable(z.string()),
  act: z.enum(ADMIN_ACTS),
  accountId: z.nullable(z.int()),
  /** The account's address; null if there is none any more. */
  account: z.nullable(z.string()),
  details: z.record(z.string(), z.string()),
});
export type AdminActRow = z.output<typeof adminAct>;

export const listActs = contract({
  method: 'get',
  path: '/api/admin/acts',
  summary: 'What administrators did, the latest first, for two years',
  access: 'admin',
  query: z.object({ page: pageQuery }),
  status: 200,
  response: z.object({ acts: z.array(adminAct), total: z.int() }),
});
