import * as z from 'zod/mini';
import { ACCOUNT_TYPES, PAID_PLANS, PLANS } from '../enums.ts';
import { MAX_NAME_LENGTH, MAX_URL_LENGTH, NAME_MIN_LENGTH } from '../limits.ts';
import { TRIAL_STATES } from '../rules/plans/plan.ts';
import { SIGN_UP_MODES } from '../rules/account/sign-up.ts';
import { contract } from './contract.ts';
import { CURRENT_USER_PATH } from './current-user-path.ts';
import { bounded, emailAddress, moment, requiredText } from './fields.ts';

const name = (label: string) => {
  const tooShort = `${label} must be at least ${NAME_MIN_LENGTH} characters`;
  return requiredText(MAX_NAME_LENGTH, tooShort).check(z.minLength(NAME_MIN_LENGTH, tooShort));
};

/** An address in lower case, as accounts are kept. */
export const email = emailAddress('Please enter a valid email address');

/** The payload that creates an account. */
export const newAccount = z.object({
  firstName: name('First name'),
  lastName: name('Last name'),
  email,
  accountType: z._default(z.enum(ACCOUNT_TYPES, 'Please choose an account type'), 'individual'),
});
export type NewAccount = z.output<typeof newAccount>;

/** An organization that somebody hosts for. */
const hostedOrganization = z.object({
  id: z.int(),
  /** Of their membership: names it in the call that ends it. */
  membershipId: z.int(),
  name: z.string(),
  /** Of the organization's account. */
  email: z.nullable(z.string()),
  logo: z.nullable(z.string()),
  /** In force for its nights. */
  plan: z.enum(PLANS),
});
export type HostedOrganization = z.output<typeof hostedOrganization>;

export const currentUser = z.object({
  id: z.int(),
  profileImageUrl: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  email: z.nullable(z.string()),
  createdAt: moment,
  accountType: z.enum(ACCOUNT_TYPES),
  /** As it stands on the nights of an organization; null for everybody else. */
  organizationName: z.nullable(z.string()),
  /** IANA name; null until they say so. */
  timeZone: z.nullable(z.string()),
  isPremium: z.boolean(),
  isPremiumPlus: z.boolean(),
  /** Of the subscription that they pay for; null for those who pay for none. */
  paidPlan: z.nullable(z.enum(PAID_PLANS)),
  /** The plan in force: the account's own, the one it pays for, its trial or the operator's default, whichever gives most. */
  plan: z.enum(PLANS),
  /** How they stand with their one free trial, and when it ends or ended. */
  trialState: z.enum(TRIAL_STATES),
  trialEndsAt: z.nullable(moment),
  /** May curate the staff picks. */
  isStaff: z.boolean(),
  /** Organizations of others that they host for, by name. */
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
  /** With the page of this site to return to once the address is verified; any other address is left out. */
  body: z.extend(newAccount, { returnTo: z.optional(bounded(MAX_URL_LENGTH)) }),
  status: 201,
  response: z.object({ message: z.string() }),
  refusals: ['sign_up_closed'],
});

/** A way to sign in: the browser navigates to `path`, optionally with accountType, mode=signup and returnTo. */
const door = z.object({ kind: z.enum(['provider', 'platform']), name: z.string(), path: z.string() });
export type Door = z.output<typeof door>;

export const getConfig = contract({
  method: 'get',
  path: '/api/config',
  summary: 'What this server offers: the doors to sign in by, paying for a plan, and whether it runs in local mode',
  access: 'visitor',
  status: 200,
  response: z.object({
    doors: z.array(door),
    /** True where the identity provider is the server's own, which sends a code by mail. */
    builtInProvider: z.boolean(),
    /** Whether a collection can be read from BoardGameGeek by its owner's name there. */
    bggUserImport: z.boolean(),
    /** Whether a plan can be paid for here. */
    checkout: z.boolean(),
    /** Who may make an account here: everybody, those who were invited, nobody, or those with an address at these domains. */
    signUp: z.object({ mode: z.enum(SIGN_UP_MODES), domains: z.array(z.string()) }),
    /** Present in local mode alone. */
    local: z.nullable(z.object({ outboxPath: z.nullable(z.string()), demoPath: z.string() })),
  }),
});
export type PublicConfig = z.output<(typeof getConfig)['response']>;

export const authContracts = [getCurrentUser, createAccount, getConfig];
