import * as z from 'zod/mini';
import { REPORT_REASONS, REPORTED_PAGES } from '#shared/enums.ts';
import { contract } from '#shared/contract/contract.ts';
import { idParams, moment } from '#shared/contract/fields.ts';
import { pageQuery } from './page-query.ts';

/** What tables hold, as an operator thinks of them. */
export const STORAGE_KINDS = [
  'collections',
  'plays',
  'nights',
  'pictures',
  'mails',
  'imports',
  'sign-in',
  'catalogue',
  'other',
] as const;

/** A backup, or the drill of one. */
const adminRun = z.object({
  at: moment,
  file: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
  problem: z.nullable(z.string()),
});
const lastRuns = z.object({ good: z.nullable(adminRun), failed: z.nullable(adminRun) });

const adminSite = z.object({
  version: z.string(),
  /** A later version that NEWER_VERSION_URL names. */
  newer: z.nullable(z.string()),
  /** Whether backups are made by schedule, and the last ones. */
  backups: z.object({ isScheduled: z.boolean(), backup: lastRuns, drill: lastRuns }),
  node: z.string(),
  postgres: z.string(),
  /** The name of the machine that answered, and since when its server runs. */
  machine: z.string(),
  startedAt: moment,
  migrations: z.object({ applied: z.int(), latest: moment }),
  accounts: z.int(),
  openReports: z.int(),
  /** Of this server alone. */
  jobs: z.array(
    z.object({
      name: z.string(),
      everySeconds: z.number(),
      lastRun: z.nullable(moment),
      nextRun: z.nullable(moment),
      runs: z.int(),
      failures: z.int(),
      /** Of the last failure. */
      problem: z.nullable(z.string()),
      failedAt: z.nullable(moment),
    }),
  ),
  storage: z.array(z.object({ kind: z.enum(STORAGE_KINDS), bytes: z.int() })),
  /** Of the last thirty days, oldest first, in UTC. */
  mailDays: z.array(z.object({ day: z.string(), sent: z.int(), failed: z.int() })),
});
export type AdminSite = z.output<typeof adminSite>;

export const getSite = contract({
  method: 'get',
  path: '/api/admin/site',
  summary: 'Versions, jobs, storage and mails by day',
  access: 'admin',
  status: 200,
  response: adminSite,
});

const signUpLink = z.object({ id: z.string(), usesLeft: z.int(), expiresAt: moment, createdAt: moment });
export type SignUpLink = z.output<typeof signUpLink>;

export const MAX_LINK_USES = 10_000;
export const MAX_LINK_DAYS = 365;

export const listSignUpLinks = contract({
  method: 'get',
  path: '/api/admin/sign-up-links',
  summary: 'The links by which people may create an account where SIGN_UP=invited, without the links themselves',
  access: 'admin',
  status: 200,
  response: z.array(signUpLink),
});

export const makeSignUpLink = contract({
  method: 'post',
  path: '/api/admin/sign-up-links',
  summary: 'Makes such a link. It is shown once',
  access: 'admin',
  body: z.object({
    uses: z.int().check(z.minimum(1), z.maximum(MAX_LINK_USES)),
    days: z.int().check(z.minimum(1), z.maximum(MAX_LINK_DAYS)),
  }),
  status: 201,
  response: z.object({ url: z.string() }),
});

export const deleteSignUpLink = contract({
  method: 'delete',
  path: '/api/admin/sign-up-links/:id',
  summary: 'Ends such a link',
  access: 'admin',
  params: z.object({ id: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  status: 204,
});

const abuseReport = z.object({
  id: z.int(),
  page: z.enum(REPORTED_PAGES),
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  contact: z.nullable(z.string()),
  createdAt: moment,
  closedAt: z.nullable(moment),
  /** How many more of the account came after the fiftieth open one, this one, without being kept. */
  moreReports: z.int(),
  /** Whose page it is. */
  account: z.object({ id: z.int(), email: z.nullable(z.string()), isDisabled: z.boolean() }),
});
export type AbuseReport = z.output<typeof abuseReport>;

export const listReports = contract({
  method: 'get',
  path: '/api/admin/reports',
  summary: 'Reports of abuse: open ones first, the latest first',
  access: 'admin',
  query: z.object({ page: pageQuery }),
  status: 200,
  response: z.object({ reports: z.array(abuseReport), total: z.int() }),
});

export const setReportClosed = contract({
  method: 'put',
  path: '/api/admin/reports/:id/closed',
  summary: 'Closes a report, or opens it again',
  access: 'admin',
  params: idParams,
  body: z.object({ closed: z.boolean() }),
  status: 204,
});

export const siteContracts = [getSite, listSignUpLinks, makeSignUpLink, deleteSignUpLink, listReports, setReportClosed];
