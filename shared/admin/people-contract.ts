import * as z from 'zod/mini';
import { ACCOUNT_TYPES, MAIL_STATES, PAID_PLANS, PLANS } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { bounded, idParams, moment } from '#shared/contract/fields.ts';
import { MAX_EMAIL_LENGTH } from '#shared/limits/limits.ts';
import { adminAct } from './acts-contract.ts';
import { pageQuery } from './page-query.ts';

export const PEOPLE_KINDS = ['all', 'organizations', 'paid', 'disabled'] as const;
export const PEOPLE_SORTS = ['newest', 'seen', 'games', 'plays', 'nights'] as const;

const adminPerson = z.object({
  id: z.int(),
  /** Of the organization, else first and last name; null without one. */
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  isVerified: z.boolean(),
  accountType: z.enum(ACCOUNT_TYPES),
  createdAt: moment,
  /** The last visit that an open session or a token knows of. */
  lastSeen: z.nullable(moment),
  disabledAt: z.nullable(moment),
  /** The plan in force. */
  plan: z.enum(PLANS),
  /** The plan that the operator gives. */
  givenPlan: z.enum(PLANS),
  planUntil: z.nullable(moment),
  paidPlan: z.nullable(z.enum(PAID_PLANS)),
  trialEndsAt: z.nullable(moment),
  games: z.int(),
  plays: z.int(),
  nights: z.int(),
});
export type AdminPerson = z.output<typeof adminPerson>;

const adminPersonDetails = z.extend(adminPerson, {
  /** Of the administrators: neither disabled nor deleted here. */
  isAdmin: z.boolean(),
  /** Bytes of photos and pictures that they have uploaded. */
  pictureBytes: z.int(),
  sessions: z.int(),
  tokens: z.int(),
  openReports: z.int(),
  /** Mails for them and their guests, by state. */
  mails: z.record(z.enum(MAIL_STATES), z.int()),
  /** Who hosts for this organization, and who is asked to. */
  hosts: z.array(z.object({ email: z.string(), role: z.string(), accepted: z.boolean() })),
  /** The organizations that they host for. */
  hostsFor: z.array(z.string()),
  acts: z.array(adminAct),
});
export type AdminPersonDetails = z.output<typeof adminPersonDetails>;

export const listPeople = contract({
  method: 'get',
  path: '/api/admin/people',
  summary: 'The accounts, with sizes and without what is in them',
  access: 'admin',
  query: z.object({
    page: pageQuery,
    search: z._default(bounded(MAX_EMAIL_LENGTH), ''),
    kind: z._default(z.enum(PEOPLE_KINDS), 'all'),
    sort: z._default(z.enum(PEOPLE_SORTS), 'newest'),
  }),
  status: 200,
  response: z.object({ people: z.array(adminPerson), total: z.int() }),
});

export const getPerson = contract({
  method: 'get',
  path: '/api/admin/people/:id',
  summary: 'One account, with sizes and what administrators did to it',
  access: 'admin',
  params: idParams,
  status: 200,
  response: adminPersonDetails,
});

export const givePlan = contract({
  method: 'put',
  path: '/api/admin/people/:id/plan',
  summary: 'Gives an account a plan until a day, or for ever; free takes it back',
  access: 'admin',
  params: idParams,
  body: z.object({ plan: z.enum(PLANS), until: z.nullable(moment) }),
  status: 200,
  response: adminPersonDetails,
});

export const setDisabled = contract({
  method: 'put',
  path: '/api/admin/people/:id/disabled',
  summary:
    'Disables an account: signs it out, holds its mails, closes its pages and pauses its payments; or enables it again',
  access: 'admin',
  params: idParams,
  body: z.object({ disabled: z.boolean() }),
  status: 200,
  /** What is to be done by hand at Stripe; null if nothing is. */
  response: z.extend(adminPersonDetails, { paymentsProblem: z.nullable(z.string()) }),
  refusals: ['administrator_account'],
});

export const deletePerson = contract({
  method: 'delete',
  path: '/api/admin/people/:id',
  summary: 'Deletes an account with everything in it, as its owner can',
  access: 'admin',
  params: idParams,
  body: z.object({ confirm: bounded(MAX_EMAIL_LENGTH) }),
  status: 204,
  refusals: ['administrator_account', 'payments_unreachable'],
});

export const peopleOfSiteContracts = [listPeople, getPerson, givePlan, setDisabled, deletePerson];
