import * as z from 'zod/mini';
import { MAIL_KINDS, MAIL_STATES } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { bounded, idParams, moment } from '#shared/contract/fields.ts';
import { MAX_EMAIL_LENGTH } from '#shared/limits/limits.ts';
import { pageQuery } from './page-query.ts';

const adminMail = z.object({
  id: z.int(),
  kind: z.enum(MAIL_KINDS),
  state: z.enum(MAIL_STATES),
  /** Of guests only the first letter and the domain. */
  to: z.string(),
  /** The account for which it is sent. */
  account: z.nullable(z.object({ id: z.int(), email: z.nullable(z.string()), isDisabled: z.boolean() })),
  attempts: z.int(),
  createdAt: moment,
  dueAt: moment,
  sentAt: z.nullable(moment),
  /** What the mail server answered, or why it waits. */
  problem: z.nullable(z.string()),
});
export type AdminMail = z.output<typeof adminMail>;

export const listMails = contract({
  method: 'get',
  path: '/api/admin/mails',
  summary: 'Mails of a state, the latest first, without their content and links',
  access: 'admin',
  query: z.object({
    page: pageQuery,
    state: z._default(z.enum(MAIL_STATES), 'failed'),
    /** The whole address of an account. */
    address: z._default(bounded(MAX_EMAIL_LENGTH), ''),
  }),
  status: 200,
  response: z.object({ mails: z.array(adminMail), counts: z.record(z.enum(MAIL_STATES), z.int()), total: z.int() }),
});

export const sendMailAgain = contract({
  method: 'post',
  path: '/api/admin/mails/:id/send',
  summary: 'Tries a mail that failed or waits again at once; one that is no longer true is not sent',
  access: 'admin',
  params: idParams,
  status: 204,
  refusals: ['mail_settled'],
});

export const stopMail = contract({
  method: 'post',
  path: '/api/admin/mails/:id/stop',
  summary: 'Stops a mail that waits',
  access: 'admin',
  params: idParams,
  status: 204,
  refusals: ['mail_settled'],
});

export const testMail = contract({
  method: 'post',
  path: '/api/admin/mail-test',
  summary: 'Sends a mail to the administrator, and says what the mail server answers',
  access: 'admin',
  status: 200,
  response: z.object({ answer: z.string() }),
  refusals: ['mail_unreachable', 'mails_off'],
});

export const mailsOfSiteContracts = [listMails, sendMailAgain, stopMail, testMail];
