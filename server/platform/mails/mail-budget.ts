import type { MailKind, Plan } from '#shared/enums.ts';
import { PLAN_LIMITS } from '#shared/limits/plan-limits.ts';
import { STORAGE_LIMITS } from '#shared/limits/storage-limits.ts';

/** Mails of one pool are counted together: caused by hosts, by guests, about an account, to the host, or about its safety. */
type MailPool = 'host' | 'answer' | 'account' | 'own' | 'security';

interface MailKindRule {
  pool: MailPool;
  /** Only to guests who were invited by a person or who answered (`contactAllowedAt`). */
  needsContact: boolean;
  /** The recipient may never have heard of the sender. */
  isInvitation?: true;
  /** Recipients who miss it may come to a cancelled night, so it may exceed the daily budgets by `cancellations`. */
  isCancellation?: true;
  /** It replaces a pending one of its kind; otherwise the pending one stays. */
  replacesPending?: true;
}

/** The budget of each kind of mail. */
export const MAIL_KIND_RULES: Record<MailKind, MailKindRule> = {
  invitation: { pool: 'host', needsContact: false, isInvitation: true },
  host_invitation: { pool: 'host', needsContact: false, isInvitation: true },
  changed: { pool: 'host', needsContact: true },
  cancelled: { pool: 'host', needsContact: true, isCancellation: true },
  reminder: { pool: 'host', needsContact: true, replacesPending: true },
  nudge: { pool: 'host', needsContact: true },
  seat_offered: { pool: 'host', needsContact: true, replacesPending: true },
  results: { pool: 'host', needsContact: true },
  message: { pool: 'host', needsContact: true },
  vote_request: { pool: 'host', needsContact: true, replacesPending: true },
  comments: { pool: 'host', needsContact: true },
  date_options: { pool: 'host', needsContact: false, isInvitation: true },
  date_options_added: { pool: 'host', needsContact: true },
  date_set: { pool: 'host', needsContact: true, replacesPending: true },
  date_reopened: { pool: 'host', needsContact: true, isCancellation: true, replacesPending: true },
  host_date_needed: { pool: 'own', needsContact: false, replacesPending: true },
  host_date_set: { pool: 'own', needsContact: false, replacesPending: true },
  host_dates_answered: { pool: 'own', needsContact: false },
  host_reminder: { pool: 'own', needsContact: false, replacesPending: true },
  answer_received: { pool: 'answer', needsContact: true, replacesPending: true },
  confirm_sender: { pool: 'host', needsContact: false, isInvitation: true },
  join_confirmation: { pool: 'answer', needsContact: false },
  verify_account: { pool: 'account', needsContact: false },
  account_exists: { pool: 'account', needsContact: false },
  no_account: { pool: 'account', needsContact: false },
  passkey_added: { pool: 'security', needsContact: false },
  passkey_removed: { pool: 'security', needsContact: false },
  host_digest: { pool: 'own', needsContact: false },
  loan_overdue: { pool: 'own', needsContact: false },
  loan_due: { pool: 'host', needsContact: false, isInvitation: true },
  award_vote: { pool: 'host', needsContact: false, isInvitation: true, replacesPending: true },
};

/** How many passkeys a person may add in 24 hours. */
export const PASSKEYS_A_DAY = 20;
/** Each is mailed, and so is its removal, also that of all that were there before. */
const PASSKEY_MAILS = 2 * PASSKEYS_A_DAY + STORAGE_LIMITS.passkeys.most;

/** Mails in any 24 hours. A list is a full guest list of the account's plan (`guestsANight`). */
export const MAIL_BUDGET = {
  /** Per account, to any recipients. */
  account: {
    invitationLists: 3,
    lists: 8,
    cancellationLists: 1,
    answerLists: 8,
    joinLists: 2,
    own: 24,
    security: PASSKEY_MAILS,
  },
  /** Per host and recipient. */
  recipientOfHost: { host: 8, cancellations: 2, answers: 6 },
  /** Per recipient, from all hosts; of these, the maximum from hosts who wrote to them for the first time that day. */
  recipient: { hosts: 20, newHosts: 12, cancellations: 4, account: 6 },
  /** Sign-in codes per recipient; counted by the sign-in itself. */
  signInCodes: 20,
} as const;

export const MAIL_BUDGET_HOURS = 24;
/** A held mail is dropped after this time. */
export const MAX_HELD_HOURS = 72;
/** Pending mails per host and recipient. */
export const MAX_PENDING_MAILS = 50;

export type MailLimit = 'invitations' | 'account' | 'recipient';

export interface BudgetedMail {
  /** The host's account; null once deleted. */
  userId: number | null;
  /** A key for the person. */
  recipient: string;
  kind: MailKind;
  /** The host wrote to this recipient for the first time in these 24 hours. */
  isNewHost?: boolean;
}

/** Number of mails of a kind in the last 24 hours. */
export interface CountedMails extends BudgetedMail {
  count: number;
  /** The first of them. */
  oldest: Date;
}

export interface SentMails {
  /** From anybody to these recipients. */
  byRecipient: readonly CountedMails[];
  /** From these accounts to anybody. */
  byAccount: readonly Omit<CountedMails, 'recipient'>[];
}

export interface ReachedLimit {
  limit: MailLimit;
  allowed: number;
  /** When the oldest counted mail was sent; one day later another mail is allowed. */
  since: Date;
}

type Counted = Omit<CountedMails, 'recipient'>;

/** The budget that a mail would exceed; null if it may be sent. */
export function reachedLimit(mail: BudgetedMail, sent: SentMails, plan: Plan): ReachedLimit | null {
  const { pool, isInvitation, isCancellation } = MAIL_KIND_RULES[mail.kind];
  const inPools =
    (...pools: MailPool[]) =>
    (one: Counted) =>
      pools.includes(MAIL_KIND_RULES[one.kind].pool);
  const ofAccount = mail.userId === null ? [] : sent.byAccount.filter(({ userId }) => userId === mail.userId);
  const toPerson = sent.byRecipient.filter(({ recipient }) => recipient === mail.recipient);
  const ofHost = toPerson.filter(({ userId }) => userId === mail.userId);
  const { guestsANight } = PLAN_LIMITS[plan];
  const { account, recipientOfHost, recipient } = MAIL_BUDGET;
  const isFromHosts = inPools('host', 'answer');
  const extra = (count: number) => (isCancellation ? count : 0);
  const check = (limit: MailLimit, rows: readonly Counted[], allowed: number) => ({ limit, rows, allowed });
  const ofNewHosts = () =>
    mail.isNewHost
      ? [
          check(
            'recipient',
            toPerson.filter((one) => one.isNewHost && isFromHosts(one)),
            recipient.newHosts + extra(recipient.cancellations),
          ),
        ]
      : [];

  const checks = {
    host: () => [
      ...(isInvitation
        ? [
            check(
              'invitations',
              ofAccount.filter(({ kind }) => MAIL_KIND_RULES[kind].isInvitation),
              account.invitationLists * guestsANight,
            ),
          ]
        : []),
      check(
        'account',
        ofAccount.filter(inPools('host')),
        (account.lists + extra(account.cancellationLists)) * guestsANight,
      ),
      check('recipient', ofHost.filter(inPools('host')), recipientOfHost.host + extra(recipientOfHost.cancellations)),
      ...ofNewHosts(),
      check('recipient', toPerson.filter(isFromHosts), recipient.hosts + extra(recipient.cancellations)),
    ],
    answer: () => [
      // Addresses that anybody typed on the page of a night: no more are needed than can come.
      ...(mail.kind === 'join_confirmation'
        ? [
            check(
              'account',
              ofAccount.filter(({ kind }) => kind === mail.kind),
              account.joinLists * guestsANight,
            ),
          ]
        : []),
      check('account', ofAccount.filter(inPools('answer')), account.answerLists * guestsANight),
      check('recipient', ofHost.filter(inPools('answer')), recipientOfHost.answers),
      ...ofNewHosts(),
      check('recipient', toPerson.filter(isFromHosts), recipient.hosts),
    ],
    account: () => [check('recipient', toPerson.filter(inPools('account')), recipient.account)],
    security: () => [check('account', ofAccount.filter(inPools('security')), account.security)],
    own: () => [check('account', ofAccount.filter(inPools('own')), account.own)],
  }[pool]();
  for (const { limit, rows, allowed } of checks) {
    if (rows.reduce((sum, { count }) => sum + count, 0) < allowed) continue;
    return { limit, allowed, since: new Date(Math.min(...rows.map(({ oldest }) => oldest.getTime()))) };
  }
  return null;
}
