import * as z from 'zod/mini';
import { ACCOUNT_TYPES, PAID_PLANS, PLANS } from '#shared/enums.ts';
import { MAX_NAME_LENGTH, MAX_URL_LENGTH, NAME_MIN_LENGTH } from '#shared/limits/limits.ts';
import { TRIAL_STATES } from '#shared/limits/plan.ts';
import { hostedOrganization } from '#shared/shapes/hosted-organization.ts';
import { publicConfig } from '#shared/shapes/public-config.ts';
import { contract } from '#shared/contract/contract.ts';
import { LANGUAGES } from '#shared/text/languages.ts';
import { CURRENT_USER_PATH } from '#shared/contract/current-user-path.ts';
import { bounded, emailAddress, moment, requiredText } from '#shared/contract/fields.ts';
import { t } from '#shared/words/words.ts';

const name = (tooShort: () => string) =>
  requiredText(MAX_NAME_LENGTH, tooShort).check(z.minLength(NAME_MIN_LENGTH, { error: tooShort }));

/** An e-mail address in lower case, as accounts store it. */
export const email = emailAddress(t('Please enter a valid email address'));

/** The request body that creates an account. */
export const newAccount = z.object({
  firstName: name(() => t('First name must be at least {least} characters', { least: NAME_MIN_LENGTH })),
  lastName: name(() => t('Last name must be at least {least} characters', { least: NAME_MIN_LENGTH })),
  email,
  accountType: z._default(z.enum(ACCOUNT_TYPES, t('Please choose an account type')), 'individual'),
});
export type NewAccount = z.output<typeof newAccount>;

export const currentUser = z.object({
  id: z.int(),
  profileImageUrl: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  createdAt: moment,
  accountType: z.enum(ACCOUNT_TYPES),
  /** As shown on the organization's events; null for personal accounts. */
  organizationName: z.nullable(z.string()),
  /** IANA name; null until the user sets it. */
  timeZone: z.nullable(z.string()),
  /** Of screens and mails; null for what the browser asks for. */
  language: z.nullable(z.enum(LANGUAGES)),
  isPremium: z.boolean(),
  isPremiumPlus: z.boolean(),
  /** Plan of the paid subscription; null without one. */
  paidPlan: z.nullable(z.enum(PAID_PLANS)),
  /** The plan in force: the best of the account's own, the paid one, the trial and the operator's default. */
  plan: z.enum(PLANS),
  /** State of the one free trial, and when it ends or ended. */
  trialState: z.enum(TRIAL_STATES),
  trialEndsAt: z.nullable(moment),
  /** May edit the staff picks. */
  isStaff: z.boolean(),
  isAdmin: z.boolean(),
  /** Other accounts' organizations that the user hosts for, by name. */
  hostsFor: z.array(hostedOrganization),
});
export type CurrentUser = z.output<typeof currentUser>;

export const getCurrentUser = contract({
  method: 'get',
  path: CURRENT_USER_PATH,
  summary: 'The signed-in person',
  access: 'owner',
  status: 200,
  response: currentUser,
});

export const createAccount = contract({
  method: 'post',
  path: '/api/auth/create-account',
  summary: 'Makes an account and sends the verification mail; the answer is the same when the address has one already',
  access: 'visitor',
  /** `returnTo` is the page of this site to open after the address is verified; other addresses are ignored. */
  body: z.extend(newAccount, { returnTo: z.optional(bounded(MAX_URL_LENGTH)) }),
  status: 201,
  response: z.object({ message: z.string() }),
  refusals: ['sign_up_closed'],
});

export const getConfig = contract({
  method: 'get',
  path: '/api/config',
  summary: 'What this server offers: the ways to sign in, paying for a plan, and whether it runs in local mode',
  access: 'visitor',
  status: 200,
  response: publicConfig,
});

export const authContracts = [getCurrentUser, createAccount, getConfig];
